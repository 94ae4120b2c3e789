import type {ProductChart, ProductCommand, ProductCrd, ProductFindings} from '../../src/catalog/facts';
import {objectsOf} from '../../src/catalog/facts';
import {isMap} from '../../src/lib/map';
import type {Folder} from './folder';

/** Names that earlier releases had, by the chart, kind or part of the product that had them. File: `product/former.json`. */
export type Former = Readonly<Record<string, readonly string[]>>;

const fieldsOf = (schema: unknown): readonly string[] =>
  isMap(schema)
    ? Object.entries(schema).flatMap(([key, part]) =>
        key === 'properties' && isMap(part)
          ? Object.entries(part).flatMap(([name, field]) => [name, ...fieldsOf(field)])
          : fieldsOf(part),
      )
    : [];

const NAMED = new Set(['ScanType', 'CascadingRule', 'ClusterRole', 'Role']);

/** The names in a file of facts by which pages can refer to them. */
function namesIn(kind: string, name: string, content: unknown): readonly string[] {
  if (kind === 'charts') {
    const chart = content as ProductChart;
    const objects = objectsOf(chart).filter((one) => NAMED.has(one.kind));
    return [name, chart.appVersion ?? '', ...Object.keys(chart.values), ...objects.map(({metadata}) => metadata.name)];
  }
  if (kind === 'crds') return [name, ...fieldsOf((content as ProductCrd).schema)];
  if (kind === 'findings') {
    const {categories, attributes} = content as ProductFindings;
    return [...categories, ...attributes];
  }
  if (kind === 'names') return Object.values(content as Record<string, readonly string[]>).flat();
  const commands = name === 'scbctl' ? Object.entries(content as Record<string, ProductCommand>) : [];
  return commands.flatMap(([command, {flags}]) => [`scbctl ${command}`, ...Object.keys(flags)]);
}

/** All names of a release by subject. The parts of a chart's code belong to its chart. */
function namesOf(folder: Folder): ReadonlyMap<string, ReadonlySet<string>> {
  const all = new Map<string, Set<string>>();
  for (const [file, content] of Object.entries(folder)) {
    const [, kind = '', name = ''] = /^(?:(charts|crds|findings|names)\/)?([\w.-]+)\.json$/.exec(file) ?? [];
    const subject = kind === 'names' ? name.replace(/^(?:hooks|scanners|demo-targets)-/, '') : name;
    const names = namesIn(kind, name, content).filter((one) => one !== '');
    if (names.length > 0) all.set(subject, new Set([...(all.get(subject) ?? []), ...names]));
  }
  return all;
}

/** Adds what a release no longer has to the names of earlier releases, and drops what it has again. */
export function formerNames(before: Folder, now: Folder): Former {
  const [old, current] = [namesOf(before), namesOf(now)];
  const known = Object.entries((before['former.json'] ?? {}) as Former);
  const anywhere = new Set([...current.values()].flatMap((names) => [...names]));
  const lost = [...known, ...old].map(([subject, names]) => {
    const own = current.get(subject) ?? anywhere;
    return [subject, [...names].filter((name) => !own.has(name))] as const;
  });
  const former: Record<string, readonly string[]> = {};
  for (const [subject, names] of lost)
    if (names.length > 0) former[subject] = [...new Set([...(former[subject] ?? []), ...names])].toSorted();
  return former;
}
