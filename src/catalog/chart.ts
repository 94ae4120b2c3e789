import maxBy from 'lodash/maxBy';
import uniq from 'lodash/uniq';
import uniqBy from 'lodash/uniqBy';
import {type ProductChart, chartsIn, defaultAt, defaultText, type KubernetesObject, factsOf, objectsOf} from './facts';
import {read} from './read';
import {sharedValues} from './schema/chart';
import type {Chart, ContainerImage, HelmValue, SharedValues, WrittenChart} from './schema';

/** Families of charts that share values: their folder, what stands for the name of a chart in defaults, and the words. */
const FAMILIES = {
  scanner: {folder: 'scanners', placeholder: '<scanner>', words: read('common/scanner-values', sharedValues)},
  hook: {folder: 'hooks', placeholder: '<name>', words: read('common/hook-values', sharedValues)},
} as const;
type Family = keyof typeof FAMILIES;

const described = (words: SharedValues[string]): Exclude<SharedValues[string], string> =>
  typeof words === 'string' ? {meaning: words} : words;

/** A default without the name of the chart, so that it can be compared with other charts. */
const general = (family: Family, name: string, value: unknown): string =>
  defaultText(value).replace(new RegExp(`-${name}$`), `-${FAMILIES[family].placeholder}`);

/** The default that most charts of a family have. */
function usual(family: Family, key: string): string | undefined {
  const texts = chartsIn(FAMILIES[family].folder).flatMap(([name, chart]) => {
    const value = defaultAt(chart, key);
    return value === undefined ? [] : [general(family, name, value)];
  });
  return maxBy(uniq(texts), (text) => texts.filter((one) => one === text).length);
}

function valuesOfFamily(family: Family): readonly HelmValue[] {
  return Object.entries(FAMILIES[family].words).map(([key, words]) => {
    const {meaning, type, default: said, usual: most = usual(family, key)} = described(words);
    return {key, ...(type !== undefined && {type}), default: said ?? most ?? 'null', meaning};
  });
}

/** The values that the charts of a family share, with the default of most charts. */
export const commonValues: Readonly<Record<string, readonly HelmValue[]>> = {
  scanner: valuesOfFamily('scanner'),
  hook: valuesOfFamily('hook'),
};

/** Shared values that a chart has with another default, and those that it does not have. */
function deviations(family: Family, name: string, facts: ProductChart, own: ReadonlySet<string>) {
  const entries = (commonValues[family] ?? []).filter(({key}) => !own.has(key));
  const values = entries.flatMap((value): readonly HelmValue[] => {
    const words = described(FAMILIES[family].words[value.key]!);
    const now = defaultAt(facts, value.key);
    const differs = now !== undefined && words.default === undefined && general(family, name, now) !== value.default;
    return differs ? [{...value, default: defaultText(now), meaning: words.differs ?? value.meaning}] : [];
  });
  const ignores = entries.flatMap(({key}) => {
    const {missing} = described(FAMILIES[family].words[key]!);
    const now = defaultAt(facts, key);
    const isRead = facts.unlisted.some((one) => describes(one, key));
    // A switch that changes no object has no effect.
    const isIdle = typeof now === 'boolean' && facts.switches[`${key}=${!now}`] === undefined;
    const has = isRead || (now !== undefined && !isIdle);
    return missing === undefined || has ? [] : [{key, reason: missing}];
  });
  return {values, ignores};
}

/** Joins the words about a chart with its facts. */
export function chartOf(id: string, written: WrittenChart = {}, family?: Family): Chart {
  const {name = id, values = {}, ignores = {}, mustSet, ...rest} = written;
  const facts = factsOf(name);
  const own = Object.entries(values).map(([key, words]): HelmValue => {
    const {meaning, type, default: said} = described(words);
    return {
      key,
      ...(type !== undefined && {type}),
      default: said ?? defaultText(defaultAt(facts, key) ?? null),
      meaning,
    };
  });
  const keys = new Set([...Object.keys(values), ...Object.keys(ignores)]);
  const further = family ? deviations(family, name, facts, keys) : {values: [], ignores: []};
  const ignored = [...Object.entries(ignores).map(([key, reason]) => ({key, reason})), ...further.ignores];
  return {
    name,
    ...rest,
    values: [...own, ...further.values],
    ...(ignored.length > 0 && {ignores: ignored}),
    ...(mustSet && {mustSet: Object.entries(mustSet).map(([key, words]) => ({key, ...words}))}),
    ...(facts.subcharts.length > 0 && {subcharts: facts.subcharts as NonNullable<Chart['subcharts']>}),
  };
}

/** Objects of a kind, each name once. */
export const objectsOfKind = (chart: ProductChart, kind: string): readonly KubernetesObject[] =>
  uniqBy(
    objectsOf(chart).filter((one) => one.kind === kind),
    'metadata.name',
  );

/** The object with a kind and a name; undefined if the chart creates none. */
export const objectNamed = (chart: ProductChart, kind: string, name: string): KubernetesObject | undefined =>
  objectsOf(chart).find((one) => one.kind === kind && one.metadata.name === name);

/** Whether a described key and a key of the product belong together: one is the other, a group around it, or a list with it. */
export const overlaps = (said: string, key: string): boolean =>
  describes(said, key) || said.startsWith(`${key}.`) || said.startsWith(`${key}[`);

/** Whether words about a key describe a value: the key, a group around it, or an item of it. */
export const describes = (said: string, key: string): boolean => {
  const plain = said.replace(/\.\*$|\[.*$/, '');
  return key === plain || key.startsWith(`${plain}.`);
};

/** Splits an image into repository and tag. The release is `chart version`. */
export function imageOf(role: ContainerImage['role'], image: string, note?: string | null): ContainerImage {
  const [, repository = image, tag = 'latest'] = /^(.+?)(?::([^/:]+))?$/.exec(image) ?? [];
  return {role, repository, tag: tag === '$release' ? 'chart version' : tag, ...(note && {note})};
}
