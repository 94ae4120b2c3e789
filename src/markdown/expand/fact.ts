import type {Catalog} from './catalog';
import type {Call} from './directive';
import {suggest} from '../../text/nearest';
import {cell, plain} from './text';

const byId = (things: readonly {readonly id: string}[]) => things.map((data) => ({id: data.id, data}));

/** The collections whose entries are named by the second step of a path. */
function collections(catalog: Catalog): Record<string, readonly {readonly id: string; readonly data: object}[]> {
  return {
    scanner: byId(catalog.scanners),
    hook: byId(catalog.hooks),
    'demo-target': byId(catalog.demoTargets),
    chart: catalog.charts.map((data) => ({id: data.name, data})),
    crd: catalog.customResources.map((data) => ({id: data.kind, data})),
  };
}

function step(data: unknown, key: string): unknown {
  if (typeof data !== 'object' || data === null || !Object.hasOwn(data, key)) {
    return undefined;
  }
  return Object.entries(data).find(([name]) => name === key)?.[1];
}

/**
 * The value of `:fact[path]` as Markdown text. Paths are `release`, `registry`, or the name of a collection, an id and
 * the fields below, for example `scanner.nmap.toolVersion` or `scanner.trivy.scanTypes.0.name`.
 *
 * @throws FlawError when the path leads to nothing or to more than one value
 */
export function expandFact(path: string, catalog: Catalog, fail: Call['fail']): string {
  const single: Record<string, string> = {release: catalog.release, registry: catalog.registry};
  const many = collections(catalog);
  const [first = '', id = '', ...fields] = path.split('.');
  if (Object.hasOwn(single, path)) {
    return cell(plain(single[path] ?? ''));
  }
  const entries = Object.hasOwn(many, first) ? many[first] : undefined;
  if (!entries) {
    return fail(`there is no fact "${path}"`, suggest(first, [...Object.keys(single), ...Object.keys(many)]));
  }
  const entry = entries.find((one) => one.id === id);
  if (!entry) {
    return fail(
      `there is no ${first} "${id}"`,
      suggest(
        id,
        entries.map((one) => one.id),
      ),
    );
  }
  let data: unknown = entry.data;
  for (const key of fields) {
    const next = step(data, key);
    if (next === undefined) {
      return fail(
        `there is no "${key}" in it`,
        suggest(key, typeof data === 'object' && data !== null ? Object.keys(data) : []),
      );
    }
    data = next;
  }
  if (typeof data === 'object' || data === undefined) {
    return fail('it leads to several values', suggest('', Object.keys(data ?? {})));
  }
  return cell(plain(String(data)));
}
