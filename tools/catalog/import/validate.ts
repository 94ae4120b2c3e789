import Ajv from 'ajv';
import groupBy from 'lodash/groupBy';
import isNull from 'lodash/isNull';
import maxBy from 'lodash/maxBy';
import omitBy from 'lodash/omitBy';
import path from 'node:path';
import {objectsOf, type ProductChart, type ProductCrd} from '../../../src/catalog/facts';
import {isMap} from '../../../src/lib/map';
import type {Unread} from './checkout';

type Charts = readonly (readonly [name: string, chart: ProductChart])[];

/** What a default is to a template: a text that looks like a number, and a number, are the same. */
function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'list';
  if (isMap(value)) return 'map';
  return typeof value === 'boolean' ? 'bool' : 'text or number';
}

/** Values of a family of charts that have another type than in most of its charts. Null is of any type. */
export function mixedTypes(charts: Charts): readonly Unread[] {
  const values = charts.flatMap(([, {folder, values: own}]) =>
    Object.entries(omitBy(own, isNull)).map(([key, value]) => ({folder, key, kind: kindOf(value)})),
  );
  const sameNames = groupBy(values, ({folder, key}) => [path.posix.dirname(folder).replace('.', folder), key]);
  return Object.values(sameNames).flatMap((all) => {
    const usual = maxBy(Object.values(groupBy(all, 'kind')), 'length')![0]!.kind;
    const others = all.filter(({kind}) => kind !== usual);
    return others.map(({folder, kind, key}) => ({
      file: `${folder}/values.yaml`,
      because: `\`${key}\` has two types: a ${kind} here, and a ${usual} in other charts`,
    }));
  });
}

/** CascadingRules that the API server would refuse. */
export function brokenRules(charts: Charts, crds: readonly ProductCrd[]): readonly Unread[] {
  const schema = crds.find(({kind}) => kind === 'CascadingRule')?.schema ?? {};
  const ajv = new Ajv({strict: false, validateFormats: false});
  const rules = charts.flatMap(([, chart]) =>
    objectsOf(chart).flatMap((rule) => (rule.kind === 'CascadingRule' ? [{rule, folder: chart.folder}] : [])),
  );
  return rules.flatMap(({rule, folder}) => {
    const isValid: boolean = ajv.validate(schema, rule);
    if (isValid) return [];
    const because = `the rule "${rule.metadata.name}" breaks the schema: ${ajv.errorsText()}`;
    return [{file: `${folder}/cascading-rules`, because}];
  });
}
