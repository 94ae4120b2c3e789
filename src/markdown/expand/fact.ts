import type {Catalog} from './catalog';
import type {Call} from './directive';
import {suggest} from '../../text/nearest';
import {named} from './lookup';
import {cell, plain} from './text';

type Things = readonly (readonly [name: string, data: unknown])[];

const byId = (things: readonly {readonly id: string}[]): Things => things.map((data) => [data.id, data]);

/** What may be told of a catalog, by the first step of a path: a value, or a collection whose entries have names. */
const facts = (catalog: Catalog): Readonly<Record<string, string | Things>> => ({
  release: catalog.release,
  registry: catalog.registry,
  scanner: byId(catalog.scanners),
  hook: byId(catalog.hooks),
  'demo-target': byId(catalog.demoTargets),
  chart: catalog.charts.map((data) => [data.name, data]),
  crd: catalog.customResources.map((data) => [data.kind, data]),
});

const isObject = (data: unknown): data is object => typeof data === 'object' && data !== null;

/**
 * The value of `:fact[path]` as Markdown text. Paths are `release`, `registry`, or the name of a collection, an id and
 * the fields below, for example `scanner.nmap.toolVersion` or `scanner.trivy.scanTypes.0.name`.
 *
 * @throws FlawError when the path leads to nothing or to more than one value
 */
export function expandFact(path: string, catalog: Catalog, fail: Call['fail']): string {
  const known = Object.entries(facts(catalog));
  const [first = '', id = '', ...fields] = path.split('.');
  const [, fact] =
    known.find(([name, data]) => name === (typeof data === 'string' ? path : first)) ??
    fail(
      `there is no fact "${path}"`,
      suggest(
        first,
        known.map(([name]) => name),
      ),
    );
  if (typeof fact === 'string') return cell(plain(fact));
  let [, data] = named({fail}, id, fact, ([name]) => name, `there is no ${first}`);
  for (const key of fields) {
    const inside: [string, unknown][] = isObject(data) ? Object.entries(data) : [];
    const found = inside.find(([name, value]) => name === key && value !== undefined);
    data =
      found?.[1] ??
      fail(
        `there is no "${key}" in it`,
        suggest(
          key,
          inside.map(([name]) => name),
        ),
      );
  }
  if (isObject(data)) {
    return fail('it leads to several values', suggest('', Object.keys(data)));
  }
  return cell(plain(String(data)));
}
