import {demoTargets} from '../demo-targets';
import {hooks} from '../hooks';
import {PRODUCT_RELEASE} from '../product';
import {removedScanners, scanners} from '../scanners';
import {read} from '../read';
import type {Chart, HelmValue} from '../types';

const chartOf = (name: string): Chart => ({name, ...read<Omit<Chart, 'name'>>(`charts/${name}`)});

/** Which shared values a chart has, and where its page lies. */
export type ChartFamily = 'operator' | 'auto-discovery' | 'scanner' | 'hook' | 'demo-target';

/**
 * The values that the charts of a family share; the others share none. A chart whose default or effect differs lists the
 * key again in its own `values`; a chart that does not read a key says so in `ignores`.
 */
export const commonValues: Readonly<Record<string, readonly HelmValue[]>> = {
  scanner: read('common/scanner-values'),
  hook: read('common/hook-values'),
  'demo-target': read('common/demo-target-values'),
};

/** Charts with a file of their own. Scanner charts and the chart for AWS ECS have no page: never link to one. */
const written = {
  operator: ['operator'].map(chartOf),
  'auto-discovery': ['auto-discovery-kubernetes', 'auto-discovery-cloud-aws'].map(chartOf),
  scanner: ['test-scan'].map(chartOf),
};

/** These charts together. */
export const writtenCharts: readonly Chart[] = Object.values(written).flat();

const chartsByFamily: Readonly<Record<ChartFamily, readonly Chart[]>> = {
  ...written,
  scanner: [...scanners.map((scanner) => scanner.chart), ...written.scanner],
  hook: hooks.flatMap((hook) => (hook.chart === null ? [] : [hook.chart])),
  'demo-target': demoTargets.map((target) => target.chart),
};

const removedCharts: readonly Chart[] = removedScanners.map(({chart}) => chart);

/** Every chart that the release publishes, by family, also those without a page. */
export const charts: readonly Chart[] = Object.values(chartsByFamily).flat();

/**
 * The chart with this name, also when the release no longer has it.
 * @param name Last segment of the address of the chart, for example `persistence-defectdojo`.
 */
export function chartByName(name: string): Chart | undefined {
  return [...charts, ...removedCharts].find((chart) => chart.name === name);
}

/** The release with which a chart is installed: the site's release, or the last one that has the chart. */
export const chartRelease = (name: string, release: string = PRODUCT_RELEASE): string =>
  removedScanners.find(({chart}) => chart.name === name)?.removed?.lastRelease ?? release;

/** The family to which a chart belongs. */
export function familyOf(name: string): ChartFamily | undefined {
  if (removedCharts.some((chart) => chart.name === name)) return 'scanner';
  const families = Object.keys(chartsByFamily) as ChartFamily[];
  return families.find((family) => chartsByFamily[family].some((chart) => chart.name === name));
}

/** The values that a chart shares with its family. */
export const sharedValues = ({name}: Chart): readonly HelmValue[] => commonValues[familyOf(name) ?? ''] ?? [];

/**
 * Every value that a reader can set on a chart: its own ones, then the shared ones that it does not list itself.
 * Keys that the chart ignores are included, since Helm accepts them; `chart.ignores` says which these are.
 */
export function valuesOf(chart: Chart): readonly HelmValue[] {
  const own = new Set(chart.values.map((value) => value.key));
  return [...chart.values, ...sharedValues(chart).filter((value) => !own.has(value.key))];
}

/** What a value takes, in the words of Helm users: its default shows it, unless the entry says it. */
export function typeOf({type, default: initial}: HelmValue): string {
  if (type !== undefined) return type;
  if (/^(?:true|false)$/.test(initial)) return 'bool';
  if (/^\d+$/.test(initial)) return 'int';
  if (initial.startsWith('[')) return 'list';
  return initial.startsWith('{') ? 'map' : 'string';
}

export {formerCharts, type FormerChart} from './former';
