import {demoTargets} from '../demo-targets';
import {hooks} from '../hooks';
import {PRODUCT_RELEASE} from '../product';
import {removedScanners, scanners} from '../scanners';
import {read} from '../read';
import type {Chart, HelmValue} from '../types';

const chartOf = (name: string): Chart => ({name, ...read<Omit<Chart, 'name'>>(`charts/${name}`)});

/** Group of charts that share Helm values. */
export type ChartFamily = 'operator' | 'auto-discovery' | 'scanner' | 'hook' | 'demo-target';

/**
 * Helm values that the charts of a family share. Other families share none. A chart repeats a key in `values` if its default or
 * effect differs, and lists a key in `ignores` if it does not read it.
 */
export const commonValues: Readonly<Record<string, readonly HelmValue[]>> = {
  scanner: read('common/scanner-values'),
  hook: read('common/hook-values'),
  'demo-target': read('common/demo-target-values'),
};

/** Charts with a file in `charts`. `test-scan` and the chart for AWS ECS have no page, so never link to one. */
const written = {
  operator: ['operator'].map(chartOf),
  'auto-discovery': ['auto-discovery-kubernetes', 'auto-discovery-cloud-aws'].map(chartOf),
  scanner: ['test-scan'].map(chartOf),
};

export const writtenCharts: readonly Chart[] = Object.values(written).flat();

const chartsByFamily: Readonly<Record<ChartFamily, readonly Chart[]>> = {
  ...written,
  scanner: [...scanners.map((scanner) => scanner.chart), ...written.scanner],
  hook: hooks.flatMap((hook) => (hook.chart === null ? [] : [hook.chart])),
  'demo-target': demoTargets.map((target) => target.chart),
};

const removedCharts: readonly Chart[] = removedScanners.map(({chart}) => chart);

/** All charts of the release, grouped by family, including charts without a page. */
export const charts: readonly Chart[] = Object.values(chartsByFamily).flat();

/**
 * The chart with this name, or a removed scanner's chart.
 * @param name Last segment of the chart's address, for example `persistence-defectdojo`.
 */
export function chartByName(name: string): Chart | undefined {
  return [...charts, ...removedCharts].find((chart) => chart.name === name);
}

/** The version for installing a chart: `release`, or the last release with the chart of a removed scanner. */
export const chartRelease = (name: string, release: string = PRODUCT_RELEASE): string =>
  removedScanners.find(({chart}) => chart.name === name)?.removed?.lastRelease ?? release;

export function familyOf(name: string): ChartFamily | undefined {
  if (removedCharts.some((chart) => chart.name === name)) return 'scanner';
  const families = Object.keys(chartsByFamily) as ChartFamily[];
  return families.find((family) => chartsByFamily[family].some((chart) => chart.name === name));
}

/** The values of the chart's family, including overridden and ignored ones. */
export const sharedValues = ({name}: Chart): readonly HelmValue[] => commonValues[familyOf(name) ?? ''] ?? [];

/**
 * All values of a chart: its own, then the shared ones that it does not override. Keys in `chart.ignores` are included, because Helm
 * accepts them.
 */
export function valuesOf(chart: Chart): readonly HelmValue[] {
  const own = new Set(chart.values.map((value) => value.key));
  return [...chart.values, ...sharedValues(chart).filter((value) => !own.has(value.key))];
}

/** The type of a value as Helm users call it: from the entry, or derived from the default. */
export function typeOf({type, default: initial}: HelmValue): string {
  if (type !== undefined) return type;
  if (/^(?:true|false)$/.test(initial)) return 'bool';
  if (/^\d+$/.test(initial)) return 'int';
  if (initial.startsWith('[')) return 'list';
  return initial.startsWith('{') ? 'map' : 'string';
}

export {formerCharts, type FormerChart} from './former';
