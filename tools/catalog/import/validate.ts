import Ajv from 'ajv';
import path from 'node:path';
import {isMap} from '../../../src/lib/map';
import type {Unread} from './checkout';
import type {ProductChart, ProductCrd} from '../../../src/catalog/facts';

type Charts = readonly (readonly [name: string, chart: ProductChart])[];

/** What Helm users call the type of a default; undefined for null, which accepts any. */
export function typeOfDefault(value: unknown): string | undefined {
  if (value === null || value === undefined) return undefined;
  if (Array.isArray(value)) return 'list';
  if (isMap(value)) return 'map';
  return typeof value === 'boolean' ? 'bool' : typeof value === 'number' ? 'int' : 'string';
}

/** A text that looks like a number, and a number, are the same to a template. */
const kindOf = (value: unknown): string | undefined =>
  typeOfDefault(value)?.replace(/^(?:int|string)$/, 'text or number');

/** Values of a family of charts that have another type than in most of its charts. */
export function mixedTypes(charts: Charts): readonly Unread[] {
  const byKey = new Map<string, {readonly folder: string; readonly kind: string; readonly key: string}[]>();
  for (const [, {folder, values}] of charts)
    for (const [key, value] of Object.entries(values)) {
      const kind = kindOf(value);
      const family = `${path.posix.dirname(folder)} ${key}`;
      if (kind !== undefined && family !== `. ${key}`)
        byKey.set(family, [...(byKey.get(family) ?? []), {folder, kind, key}]);
    }
  return [...byKey.values()].flatMap((all) => {
    const count = (kind: string) => all.filter((one) => one.kind === kind).length;
    const [usual = ''] = [...new Set(all.map(({kind}) => kind))].toSorted((a, b) => count(b) - count(a));
    return all
      .filter(({kind}) => kind !== usual)
      .map(({folder, kind, key}) => ({
        file: `${folder}/values.yaml`,
        because: `\`${key}\` has two types: a ${kind} here, and a ${usual} in ${count(usual)} other charts`,
      }));
  });
}

/** A definition as plain JSON Schema: types of the Kubernetes API accept everything. */
function plain(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(plain);
  if (!isMap(schema)) return schema;
  if ('$kubernetes' in schema || schema['x-kubernetes-preserve-unknown-fields'] || schema['x-kubernetes-int-or-string'])
    return {};
  const entries = Object.entries(schema).filter(([key]) => !key.startsWith('x-') && key !== 'format');
  const open = Object.fromEntries(entries.map(([key, part]) => [key, plain(part)]));
  return isMap(open['properties']) ? {additionalProperties: false, ...open} : open;
}

/** CascadingRules that the API server would refuse. */
export function brokenRules(charts: Charts, crds: readonly ProductCrd[]): readonly Unread[] {
  const definition = crds.find(({kind}) => kind === 'CascadingRule');
  if (!definition) return [];
  const schema = plain(definition.schema) as {properties?: Record<string, unknown>};
  const validate = new Ajv({strict: false, allErrors: false}).compile({
    ...schema,
    properties: {...schema.properties, apiVersion: {}, kind: {}, metadata: {}},
  });
  return charts.flatMap(([, {folder, objects, switches}]) => {
    const rules = [...objects, ...Object.values(switches).flat()].filter(({kind}) => kind === 'CascadingRule');
    return rules.flatMap(({metadata, ...rule}) => {
      if (validate({metadata, ...rule})) return [];
      const [first] = validate.errors ?? [];
      const because = `the rule "${metadata.name}" breaks the schema: ${first?.instancePath ?? ''} ${first?.message ?? ''}`;
      return [{file: `${folder}/cascading-rules`, because}];
    });
  });
}
