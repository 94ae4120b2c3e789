import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import memoize from 'lodash/memoize';
import set from 'lodash/set';
import {stringify} from 'yaml';
import {at} from '../lib/at';

type Map = Readonly<Record<string, unknown>>;

/** A Kubernetes object that a chart creates. */
export type KubernetesObject = Map & {readonly kind: string; readonly metadata: Map & {readonly name: string}};

/** A chart of the product. File: `product/charts/<name>.json`, or `product/removed/<name>.json` from its last release. */
export interface ProductChart {
  readonly folder: string;
  readonly appVersion: string | null;
  readonly platforms: readonly string[];
  readonly deprecated: boolean;
  readonly subcharts: readonly Map[];
  /** Defaults by dotted key. An empty map or a list is one value. */
  readonly values: Map;
  /** Keys that templates read although values.yaml does not list them. */
  readonly unlisted: readonly string[];
  /** Objects with the default values. `$release` stands for the release, `NAMESPACE` for the namespace. */
  readonly objects: readonly KubernetesObject[];
  /** Objects that are new or different with one other value, by `key=value`. */
  readonly switches: Readonly<Record<string, readonly KubernetesObject[]>>;
}

/** A custom resource definition. File: `product/crds/<kind>.json`. */
export interface ProductCrd {
  readonly kind: string;
  readonly group: string;
  readonly version: string;
  readonly plural: string;
  readonly singular: string;
  readonly shortNames: readonly string[];
  readonly scope: string;
  readonly statusSubresource: boolean;
  readonly columns: readonly {readonly name: string; readonly source: string; readonly wide: boolean}[];
  /** Without the fields of types of the Kubernetes API. */
  readonly schema: Map;
}

/** A command of scbctl, without the flags of every command. File: `product/scbctl.json`. */
export interface ProductCommand {
  readonly use: string;
  readonly flags: Readonly<Record<string, {readonly type: string; readonly default: string}>>;
}

/** What a parser emits. File: `product/findings/<chart>.json`. */
export interface ProductFindings {
  readonly categories: readonly string[];
  readonly severities: readonly string[];
  readonly attributes: readonly string[];
}

const PRODUCT = path.join(__dirname, 'product');

/** A file of the imported facts; undefined if it does not exist. */
export const factsIn = memoize((file: string): unknown => {
  const full = path.join(PRODUCT, `${file}.json`);
  return existsSync(full) ? JSON.parse(readFileSync(full, 'utf8')) : undefined;
});

/** Names of the files in a folder of the imported facts. */
export const factNames = memoize((folder: string): readonly string[] => {
  const full = path.join(PRODUCT, folder);
  return existsSync(full)
    ? readdirSync(full)
        .map((file) => file.replace('.json', ''))
        .toSorted()
    : [];
});

/** The facts about a chart of the release, or of a removed chart. */
export const chartFacts = (name: string): ProductChart | undefined =>
  (factsIn(`charts/${name}`) ?? factsIn(`removed/${name}`)) as ProductChart | undefined;

/** Whether the release has a chart; facts about a removed one are kept. */
export const isInRelease = (name: string): boolean => factsIn(`charts/${name}`) !== undefined;

/** A chart that the product does not have. The check reports it; until then nothing is known about it. */
const UNKNOWN: ProductChart = {
  folder: '',
  appVersion: null,
  platforms: [],
  deprecated: false,
  subcharts: [],
  values: {},
  unlisted: [],
  objects: [],
  switches: {},
};

/** The facts about a chart, which are empty for a chart that was not imported. */
export const factsOf = (name: string): ProductChart => chartFacts(name) ?? UNKNOWN;

/** The charts of the release below a folder of the product, such as `scanners`. */
export const chartsIn = (folder: string): readonly (readonly [name: string, chart: ProductChart])[] =>
  factNames('charts')
    .map((name) => [name, chartFacts(name)!] as const)
    .filter(([, chart]) => chart.folder.startsWith(`${folder}/`));

const treeOf = memoize((chart: ProductChart): object => {
  const tree = {};
  for (const [key, value] of Object.entries(chart.values)) set(tree, key, value);
  return tree;
});

/** The default at a key, which can be a group of values or an item of a list; undefined if values.yaml has none. */
export const defaultAt = (chart: ProductChart, key: string): unknown =>
  at(treeOf(chart), key.replace(/\.\*$/, '').replaceAll('[]', '[0]'));

/** A default as one would write it in YAML on one line. */
export function defaultText(value: unknown): string {
  if (value === '') return '""';
  if (typeof value === 'string') return value;
  return stringify(value, {collectionStyle: 'flow', flowCollectionPadding: false, lineWidth: 0}).trim();
}

/** All objects of a chart, with and without other values. */
export const objectsOf = ({objects, switches}: ProductChart): readonly KubernetesObject[] => [
  ...objects,
  ...Object.values(switches).flat(),
];
