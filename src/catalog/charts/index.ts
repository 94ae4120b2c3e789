import {demoTargets} from '../demo-targets';
import {hooks} from '../hooks';
import {PRODUCT_RELEASE} from '../product';
import {removedScanners, scanners} from '../scanners';
import {chartOf, commonValues, overlaps} from '../chart';
import {defaultText, factsOf} from '../facts';
import {read} from '../read';
import {writtenChart} from '../schema/chart';
import type {Chart, HelmValue} from '../types';

export {commonValues} from '../chart';

const writtenOf = (name: string): Chart => chartOf(name, read(`charts/${name}`, writtenChart));

/** Group of charts that share Helm values. */
export type ChartFamily = 'operator' | 'auto-discovery' | 'scanner' | 'hook' | 'demo-target';

/** Charts with a file in `charts`. `test-scan` and the chart for AWS ECS have no page, so never link to one. */
const written = {
  operator: ['operator'].map(writtenOf),
  'auto-discovery': ['auto-discovery-kubernetes', 'auto-discovery-cloud-aws'].map(writtenOf),
  scanner: ['test-scan'].map(writtenOf),
};

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
 * All values of a chart: its own, then the shared ones that it does not override, then those without words. Keys in `chart.ignores` are
 * included, because Helm accepts them.
 */
export function valuesOf(chart: Chart): readonly HelmValue[] {
  const described = [
    ...chart.values,
    ...sharedValues(chart).filter(({key}) => chart.values.every((own) => own.key !== key)),
  ];
  const isDescribed = (key: string): boolean => described.some((one) => overlaps(one.key, key));
  const others = Object.entries(factsOf(chart.name).values).filter(([key]) => !isDescribed(key));
  return [...described, ...others.map(([key, value]) => ({key, default: defaultText(value), meaning: ''}))];
}

/** The type of a value as Helm users call it: from the entry, or derived from the default. */
export function typeOf({type, default: initial}: HelmValue): string {
  if (type !== undefined) return type;
  if (/^(?:true|false)$/.test(initial)) return 'bool';
  if (/^\d+$/.test(initial)) return 'int';
  if (initial.startsWith('[')) return 'list';
  return initial.startsWith('{') ? 'map' : 'string';
}

/** A chart that the product no longer has. */
interface FormerChart {
  readonly name: string;
  /** First release without the chart. */
  readonly removedIn: string;
  /** Last release with the chart, if commands can still install it. `docs/scanners` has a page about such a chart. */
  readonly lastRelease?: string;
  /** Chart to use now, or null if there is none. */
  readonly successor: string | null;
}

/** Charts of earlier releases: those of removed scanners, and those that nothing else describes. */
export const formerCharts: readonly FormerChart[] = [
  ...removedScanners.flatMap(({chart: {name}, removed}) =>
    removed ? [{name, removedIn: removed.in, lastRelease: removed.lastRelease, successor: removed.successor}] : [],
  ),
  {name: 'declarative-subsequent-scans', removedIn: '3.0.0', successor: 'cascading-scans'},
  {name: 'angularjs-csti-scanner', removedIn: '4.0.0', successor: null},
  {name: 'ssh-scan', removedIn: '4.10.0', successor: 'ssh-audit'},
  {name: 'typo3scan', removedIn: '5.0.0', lastRelease: '4.16.0', successor: null},
];
