import Ajv from 'ajv';
import countBy from 'lodash/countBy';
import groupBy from 'lodash/groupBy';
import path from 'node:path';
import {objectsOf, type ProductChart, type ProductCrd} from '../../../src/catalog/facts';
import {isMap} from '../../../src/lib/map';
import type {Unread} from './checkout';

type Charts = readonly (readonly [name: string, chart: ProductChart])[];

/** What a default is to a template: a text that looks like a number, and a number, are the same. Null accepts any. */
function kindOf(value: unknown): string | undefined {
  if (value === null) return undefined;
  if (Array.isArray(value)) return 'list';
  if (isMap(value)) return 'map';
  return typeof value === 'boolean' ? 'bool' : 'text or number';
}

/** Values of a family of charts that have another type than in most of its charts. */
export function mixedTypes(charts: Charts): readonly Unread[] {
  const values = charts.flatMap(([, chart]) =>
    Object.entries(chart.values).flatMap(([key, value]) => {
      const [family, kind] = [path.posix.dirname(chart.folder), kindOf(value)];
      return kind === undefined || family === '.' ? [] : [{name: `${family} ${key}`, folder: chart.folder, kind, key}];
    }),
  );
  return Object.values(groupBy(values, 'name')).flatMap((all) => {
    const kinds = Object.entries(countBy(all, 'kind')).toSorted(([, a], [, b]) => b - a);
    const [usual = '', count] = kinds[0] ?? [];
    return all
      .filter(({kind}) => kind !== usual)
      .map(({folder, kind, key}) => ({
        file: `${folder}/values.yaml`,
        because: `\`${key}\` has two types: a ${kind} here, and a ${usual} in ${count} other charts`,
      }));
  });
}

/** Closes the objects of a definition, because JSON Schema allows unknown fields, and the API server does not. */
const closed = (_: string, part: unknown): unknown =>
  isMap(part) && isMap(part['properties']) && !part['x-kubernetes-preserve-unknown-fields']
    ? {additionalProperties: false, ...part}
    : part;

/** CascadingRules that the API server would refuse. */
export function brokenRules(charts: Charts, crds: readonly ProductCrd[]): readonly Unread[] {
  const {properties, ...schema} = crds.find(({kind}) => kind === 'CascadingRule')?.schema ?? {};
  const fields = {...(properties as object), apiVersion: {}, kind: {}, metadata: {}};
  const whole = JSON.parse(JSON.stringify({...schema, properties: fields}), closed) as object;
  const ajv = new Ajv({strict: false, validateFormats: false});
  const isBroken = (rule: unknown): boolean => properties !== undefined && !ajv.validate(whole, rule);
  return charts.flatMap(([, chart]) =>
    objectsOf(chart).flatMap((rule) => {
      if (rule.kind !== 'CascadingRule' || !isBroken(rule)) return [];
      const [{instancePath = '', message = ''} = {}] = ajv.errors ?? [];
      const because = `the rule "${rule.metadata.name}" breaks the schema: ${instancePath} ${message}`;
      return [{file: `${chart.folder}/cascading-rules`, because}];
    }),
  );
}
