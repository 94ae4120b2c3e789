import {demoTargets} from '../demo-targets';
import {hooks} from '../hooks';
import {scanners} from '../scanners';
import {read} from '../read';
import type {Chart, HelmValue} from '../types';

const chartOf = (name: string): Chart => ({name, ...read<Omit<Chart, 'name'>>(`charts/${name}`)});

/** The operator with its custom resource definitions and a bundled MinIO. One installation per cluster. */
export const operator = chartOf('operator');

/** Watches Services and Pods and keeps a ScheduledScan for each of them. */
export const autoDiscoveryKubernetes = chartOf('auto-discovery-kubernetes');

/** The early version of auto-discovery for AWS ECS, which has no page. */
export const autoDiscoveryCloudAws = chartOf('auto-discovery-cloud-aws');

/** Scanner charts of the release for which this site has no page. Never link to one. */
export const scannerChartsWithoutPage: readonly Chart[] = ['test-scan', 'typo3scan'].map(chartOf);

/**
 * The values that the charts of a kind share. A chart whose default or effect differs lists the key again in its own
 * `values`; a chart that does not read a key says so in `ignores`.
 */
export const commonScannerValues: readonly HelmValue[] = read('common/scanner-values');
export const commonHookValues: readonly HelmValue[] = read('common/hook-values');
export const commonDemoTargetValues: readonly HelmValue[] = read('common/demo-target-values');

/** Which shared values a chart has, and where its page lies. */
export type ChartFamily = 'operator' | 'auto-discovery' | 'scanner' | 'hook' | 'demo-target';

/** The values that the charts of a family share; the others share none. */
export const commonValues: Readonly<Record<string, readonly HelmValue[]>> = {
  scanner: commonScannerValues,
  hook: commonHookValues,
  'demo-target': commonDemoTargetValues,
};

const chartsByFamily: Readonly<Record<ChartFamily, readonly Chart[]>> = {
  operator: [operator],
  'auto-discovery': [autoDiscoveryKubernetes, autoDiscoveryCloudAws],
  scanner: [...scanners.map((scanner) => scanner.chart), ...scannerChartsWithoutPage],
  hook: hooks.flatMap((hook) => (hook.chart === null ? [] : [hook.chart])),
  'demo-target': demoTargets.map((target) => target.chart),
};

/** Every chart that the release publishes, by family, also those without a page. */
export const charts: readonly Chart[] = Object.values(chartsByFamily).flat();

/**
 * The chart with this name.
 * @param name Last segment of the address of the chart, for example `persistence-defectdojo`.
 */
export function chartByName(name: string): Chart | undefined {
  return charts.find((chart) => chart.name === name);
}

/** The family to which a chart belongs. */
export function familyOf(name: string): ChartFamily | undefined {
  const families = Object.keys(chartsByFamily) as ChartFamily[];
  return families.find((family) => chartsByFamily[family].some((chart) => chart.name === name));
}

/**
 * Every value that a reader can set on a chart: its own ones, then the shared ones that it does not list itself.
 * Keys that the chart ignores are included, since Helm accepts them; `chart.ignores` says which these are.
 */
export function valuesOf(chart: Chart): readonly HelmValue[] {
  const own = new Set(chart.values.map((value) => value.key));
  const shared = commonValues[familyOf(chart.name) ?? ''] ?? [];
  return [...chart.values, ...shared.filter((value) => !own.has(value.key))];
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
