import {demoTargets} from '../demo-targets';
import {hooks} from '../hooks';
import {scanners} from '../scanners';
import type {Chart, HelmValue} from '../types';
import {autoDiscoveryKubernetes} from './auto-discovery-kubernetes';
import {commonDemoTargetValues} from './common-demo-target-values';
import {commonHookValues} from './common-hook-values';
import {commonScannerValues} from './common-scanner-values';
import {operator} from './operator';
import {autoDiscoveryCloudAws, scannerChartsWithoutPage} from './without-page';

/** Which shared values a chart has, and where its page lies. */
export type ChartFamily = 'operator' | 'auto-discovery' | 'scanner' | 'hook' | 'demo-target';

/** Every chart that release 4.16.0 publishes, by family. */
export const chartsByFamily: Readonly<Record<ChartFamily, readonly Chart[]>> = {
  operator: [operator],
  'auto-discovery': [autoDiscoveryKubernetes, autoDiscoveryCloudAws],
  scanner: [...scanners.map((scanner) => scanner.chart), ...scannerChartsWithoutPage],
  hook: hooks.flatMap((hook) => (hook.chart === null ? [] : [hook.chart])),
  'demo-target': demoTargets.map((target) => target.chart),
};

const families: readonly ChartFamily[] = ['operator', 'auto-discovery', 'scanner', 'hook', 'demo-target'];

const sharedValues: Readonly<Record<ChartFamily, readonly HelmValue[]>> = {
  operator: [],
  'auto-discovery': [],
  scanner: commonScannerValues,
  hook: commonHookValues,
  'demo-target': commonDemoTargetValues,
};

/** Every chart that release 4.16.0 publishes, also those without a page. */
export const charts: readonly Chart[] = families.flatMap((family) => chartsByFamily[family]);

/**
 * The chart with this name.
 * @param name Last segment of the address of the chart, for example `persistence-defectdojo`.
 * @returns The chart, or undefined when the product has none of that name.
 */
export function chartByName(name: string): Chart | undefined {
  return charts.find((chart) => chart.name === name);
}

/**
 * The family to which a chart belongs.
 * @param name Name of the chart.
 * @returns The family, or undefined when the product has no chart of that name.
 */
export function familyOf(name: string): ChartFamily | undefined {
  return families.find((family) => chartsByFamily[family].some((chart) => chart.name === name));
}

/**
 * The values that the charts of a family share.
 * @param family One of the families; operator and auto-discovery share none.
 */
export function commonValuesOf(family: ChartFamily): readonly HelmValue[] {
  return sharedValues[family];
}

/**
 * Every value that a reader can set on a chart: its own ones, then the shared ones that it does not list itself.
 * Keys that the chart ignores are included, since Helm accepts them; `chart.ignores` says which these are.
 * @param chart A chart of this catalog.
 */
export function valuesOf(chart: Chart): readonly HelmValue[] {
  const family = familyOf(chart.name);
  const own = new Set(chart.values.map((value) => value.key));
  const shared = family === undefined ? [] : commonValuesOf(family);
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
export {autoDiscoveryCloudAws, autoDiscoveryKubernetes, commonDemoTargetValues, commonHookValues, commonScannerValues};
export {operator, scannerChartsWithoutPage};
