import traverse from 'json-schema-traverse';
import difference from 'lodash/difference';
import union from 'lodash/union';
import {
  objectsOf,
  type ProductChart,
  type ProductCommand,
  type ProductCrd,
  type ProductFindings,
} from '../../src/catalog/facts';
import type {Folder} from './folder';

/** Names that earlier releases had, by the chart, kind or part of the product that had them. File: `product/former.json`. */
export type Former = Readonly<Record<string, readonly string[]>>;

/** The names in a file of facts by which pages can refer to them. */
function namesIn(kind: string, name: string, content: unknown): readonly string[] {
  if (kind === 'charts') {
    const chart = content as ProductChart;
    const objects = objectsOf(chart).filter((one) => /^(?:ScanType|CascadingRule|(?:Cluster)?Role)$/.test(one.kind));
    return [name, chart.appVersion ?? '', ...Object.keys(chart.values), ...objects.map(({metadata}) => metadata.name)];
  }
  if (kind === 'crds') {
    const names = [name];
    const visit = ({properties = {}}: traverse.SchemaObject) => names.push(...Object.keys(properties as object));
    traverse((content as ProductCrd).schema, {allKeys: true}, visit);
    return names;
  }
  if (kind === 'findings') {
    const {categories, attributes} = content as ProductFindings;
    return [...categories, ...attributes];
  }
  if (kind === 'names') return Object.values(content as Record<string, readonly string[]>).flat();
  const commands = name === 'scbctl' ? Object.entries(content as Record<string, ProductCommand>) : [];
  return commands.flatMap(([command, {flags}]) => [`scbctl ${command}`, ...Object.keys(flags)]);
}

/** All names of a release by subject. The parts of a chart's code belong to its chart. */
function namesOf(folder: Folder): Former {
  const all: Record<string, readonly string[]> = {};
  for (const [file, content] of Object.entries(folder)) {
    const [, kind = '', name = ''] = /^(?:(charts|crds|findings|names)\/)?([\w.-]+)\.json$/.exec(file) ?? [];
    const subject = kind === 'names' ? name.replace(/^(?:hooks|scanners|demo-targets)-/, '') : name;
    const names = namesIn(kind, name, content).filter((one) => one !== '');
    if (names.length > 0) all[subject] = union(all[subject], names);
  }
  return all;
}

/** Adds what a release no longer has to the names of earlier releases, and drops what it has again. */
export function formerNames(before: Folder, now: Folder): Former {
  const [old, current] = [namesOf(before), namesOf(now)];
  const known = (before['former.json'] ?? {}) as Former;
  const anywhere = Object.values(current).flat();
  const lost = union(Object.keys(known), Object.keys(old)).map((subject) => {
    const names = difference(union(known[subject], old[subject]), current[subject] ?? anywhere);
    return [subject, names.toSorted()] as const;
  });
  return Object.fromEntries(lost.filter(([, names]) => names.length > 0));
}
