/**
 * Says what is wrong with entries of the catalogue, in words that lead to the mend. Pure: it reads no files and changes
 * nothing, and it takes anything, so that an entry may be as wrong as it likes.
 */
import {commonValuesOf, familyOf} from './charts';
import type {Chart, CliCommand, CliFlag, DemoTarget, Hook} from './types';
import {validateChart, validateChartNames} from './validate/chart';
import {validateCli, validateFlags} from './validate/cli';
import {validateDemoTarget} from './validate/demo-target';
import {validateHook} from './validate/hook';
import type {Problem} from './validate/problem';

/** The part of the catalogue that {@link validateCatalog} judges. */
export interface CatalogPart {
  readonly hooks: readonly Hook[];
  readonly demoTargets: readonly DemoTarget[];
  readonly charts: readonly Chart[];
  readonly scbctl: CliCommand;
  readonly globalFlags: readonly CliFlag[];
}

/**
 * Judges hooks, demo targets, charts and the command tree.
 * @returns All problems in the order of the files; an empty list when the catalogue is right.
 */
export function validateCatalog({hooks, demoTargets, charts, scbctl, globalFlags}: CatalogPart): Problem[] {
  const files = new Map<Chart, string>();
  for (const {id, chart} of hooks) if (chart !== null) files.set(chart, `src/catalog/hooks/${id}.ts`);
  for (const {id, chart} of demoTargets) files.set(chart, `src/catalog/demo-targets/${id}.ts`);
  const fileOf = (chart: Chart) =>
    files.get(chart) ?? `src/catalog/${familyOf(chart.name) === 'scanner' ? 'scanners' : 'charts'}/${chart.name}.ts`;
  const alone = charts.filter((chart) => !files.has(chart));
  return [
    ...hooks.flatMap((hook) => validateHook(hook, `src/catalog/hooks/${hook.id}.ts`, commonValuesOf('hook'))),
    ...demoTargets.flatMap((target) =>
      validateDemoTarget(target, `src/catalog/demo-targets/${target.id}.ts`, commonValuesOf('demo-target')),
    ),
    ...alone.flatMap((chart) =>
      validateChart(chart, fileOf(chart), commonValuesOf(familyOf(chart.name) ?? 'auto-discovery')),
    ),
    ...validateChartNames(charts.map((chart) => ({name: chart.name, file: fileOf(chart)}))),
    ...validateCli(scbctl, 'src/catalog/scbctl/index.ts', globalFlags),
    ...validateFlags(globalFlags, 'src/catalog/scbctl/global-flags.ts'),
  ];
}

export {validateChart, validateChartNames, validateCli, validateDemoTarget, validateFlags, validateHook};
export {formatProblem, type Problem} from './validate/problem';
