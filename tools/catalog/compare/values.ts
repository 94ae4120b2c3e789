import {isDeepStrictEqual} from 'node:util';
import {parse} from 'yaml';
import type {Catalog} from '../../../src/markdown/expand/catalog';
import type {HelmValue} from '../../../src/catalog';
import type {ProductChart} from '../checkout/chart';
import {at} from '../../../src/lib/at';
import {leaves} from '../checkout/yaml';
import {type Difference, type Edit, shows, reporting, written} from '../difference';
import {literal} from '../../../src/lib/literal';
import type {Pair} from './pairs';

function fromYaml(text: string): unknown {
  try {
    return parse(text, {logLevel: 'error'});
  } catch {
    return text;
  }
}

/** True if the catalog describes a default in words, which cannot be compared. */
function inWords(said: string, parsed: unknown, value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return !/^[[{]/.test(said);
  if (typeof parsed !== 'string') return false;
  const several = /^\(.*\)$| /.test(said);
  return several && typeof value !== 'string';
}

/** Compares the default in the catalog with the value of the chart; undefined if it is described in words. */
function saysDefault(said: string, value: unknown): boolean | undefined {
  const parsed = fromYaml(said);
  if (said === value || isDeepStrictEqual(parsed, value)) return true;
  // A placeholder such as <scanner> matches one word.
  const pattern = literal(said).replaceAll(/<[^>]+>/g, '[a-z0-9-]+');
  if (typeof value === 'string' && new RegExp(`^${pattern}$`).test(value)) return true;
  if ((parsed === null || parsed === '') && (value === null || value === '')) return true;
  return inWords(said, parsed, value) ? undefined : false;
}

/** A default in the notation of the catalog. */
const asDefault = (value: unknown): string => (value === '' ? '""' : written(value));

const covers = (key: string, leaf: string): boolean => {
  if (key.endsWith('.*')) return leaf.startsWith(key.slice(0, -1)) || leaf === key.slice(0, -2);
  return leaf === key || leaf.startsWith(`${key}.`) || key.startsWith(`${leaf}[`) || leaf.startsWith(`${key}[`);
};

const mentioned = (product: ProductChart, key: string): boolean =>
  [...product.readByTemplates].some((read) => covers(read, key) || covers(key, read));

type Known = HelmValue & {readonly shared: boolean};

function differencesOf(pair: Pair, shared: readonly HelmValue[], widely: ReadonlySet<string>): readonly Difference[] {
  const {chart, product, about} = pair;
  if (product.values === undefined) return [];
  const report = reporting(about, `${product.folder}/values.yaml`, shows(pair.id, [pair.directive]));
  const own = new Set(chart.values.map(({key}) => key));
  const ignored = new Set(chart.ignores?.map(({key}) => key));
  const known: readonly Known[] = [
    ...chart.values.map((value) => ({...value, shared: false})),
    ...shared.filter(({key}) => !own.has(key)).map((value) => ({...value, shared: true})),
  ];
  const shownBy = (key: string, before = '') => ({
    // Plain words such as `image` match too many lines.
    ...shows(
      pair.id,
      [pair.directive],
      [key, before].filter((word) => /[\d./-]/.test(word) && word.length > 4),
    ),
    values: {chart: chart.name, key},
  });
  const subchartKeys = product.subcharts.map(({name}) => `${name}.`);

  const told = known.flatMap((value): readonly Difference[] => {
    const {key} = value;
    if (key.endsWith('.*')) return [];
    const now = at(product.values, key);
    if (now === undefined) {
      // An empty list, or items without optional fields, cannot be compared.
      if (key.includes('[') && Array.isArray(at(product.values, key.split('[')[0]!))) return [];
      if (ignored.has(key) || mentioned(product, key) || subchartKeys.some((prefix) => key.startsWith(prefix)))
        return [];
      const fix = value.shared
        ? 'add it to `ignores` of the chart, or remove it from the shared values when no chart has it'
        : 'remove it from the entry and from the pages';
      const todo = `values.yaml and templates no longer contain it: ${fix}`;
      return [report(`value ${key}`, todo, {site: value.default, shown: shownBy(key)})];
    }
    if (saysDefault(value.default, now) !== false || widely.has(key)) return [];
    const edit: Edit = {
      file: pair.file,
      entry: pair.id,
      steps: [...pair.steps, 'values', {key: 'key', is: key}, 'default'],
      value: asDefault(now),
    };
    const todo = value.shared
      ? `list \`${key}\` in \`values\` of the chart, with its own default`
      : 'write the new default into the entry';
    const said = {site: value.default, product: asDefault(now), shown: shownBy(key, value.default)};
    return [report(`default of ${key}`, todo, value.shared ? said : {...said, edit})];
  });
  // `minio.*` covers the values of a subchart. If the subchart was removed, these are values of the chart.
  const dropped = chart.subcharts?.filter(({name}) => product.subcharts.every((one) => one.name !== name)) ?? [];
  const keys = known.map(({key}) => key).filter((key) => dropped.every(({name}) => key !== `${name}.*`));
  const fresh = leaves(product.values).filter((leaf) => !keys.some((key) => covers(key, leaf)) && !ignored.has(leaf));
  return [
    ...told,
    ...(pair.complete ? fresh : []).map((key) =>
      report(`value ${key}`, 'describe it in `values` of the chart', {product: asDefault(at(product.values, key))}),
    ),
  ];
}

/** Reports shared defaults that more than half of a family's charts changed to the same value. */
function changedTogether(pairs: readonly Pair[], shared: readonly HelmValue[], family: string): readonly Difference[] {
  return shared.flatMap(({key, default: said}) => {
    const charts = pairs.filter(({chart}) => !chart.values.some((value) => value.key === key));
    const values = charts.map(({product}) => at(product.values, key)).filter((value) => value !== undefined);
    const others = values.filter((value) => saysDefault(said, value) === false);
    const [first] = others;
    const alike = others.filter((value) => isDeepStrictEqual(value, first));
    if (first === undefined || alike.length * 2 <= values.length) return [];
    return [
      {
        about: `${family} charts`,
        what: `default of ${key}`,
        site: said,
        product: asDefault(first),
        source: `${alike.length} of ${values.length} values.yaml`,
        edit: {
          file: `src/catalog/common/${family}-values.yaml`,
          entry: '',
          steps: [{key: 'key', is: key}, 'default'],
          value: asDefault(first),
        },
        todo: 'write the new default into the shared values; charts that keep the old one list it themselves',
        shown: shows(family, ['common-values'], [key]),
      },
    ];
  });
}

/** Reports values that are new, removed, or have a different default. */
export function compareValues(catalog: Catalog, pairs: readonly Pair[]): readonly Difference[] {
  const families = [...new Set(pairs.map(({family}) => family))];
  return families.flatMap((family) => {
    const members = pairs.filter((pair) => pair.family === family);
    const shared = catalog.commonValues[family] ?? [];
    const together = changedTogether(members, shared, family);
    const widely = new Set(together.map(({what}) => what.replace('default of ', '')));
    return [...together, ...members.flatMap((pair) => differencesOf(pair, shared, widely))];
  });
}

/** Defaults that the catalog describes in words, which only a person can compare. */
export function defaultsInWords(catalog: Catalog, pairs: readonly Pair[]): readonly string[] {
  return pairs.flatMap(({chart, product, family}) =>
    [...chart.values, ...(catalog.commonValues[family] ?? [])].flatMap(({key, default: said}) => {
      const now = key.endsWith('.*') ? undefined : at(product.values, key);
      return now !== undefined && saysDefault(said, now) === undefined ? [`${chart.name}: ${key} (${said})`] : [];
    }),
  );
}
