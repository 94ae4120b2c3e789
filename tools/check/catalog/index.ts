import {
  autoDiscoveryCloudAws,
  autoDiscoveryKubernetes,
  type Chart,
  charts,
  commonDemoTargetValues,
  commonHookValues,
  commonScannerValues,
  demoTargets,
  globalFlags,
  type HelmValue,
  hooks,
  operator,
  scannerChartsWithoutPage,
  scanners,
  scbctl,
} from '../../../src/catalog';
import {chart as chartSchema, helmValues} from '../../../src/catalog-schema/chart';
import {cliFlags} from '../../../src/catalog-schema/scbctl';
import type {Problem} from '../../../src/text/flaw';
import type {Site} from '../site';
import {chartFlaws} from './chart';
import {demoTargetFlaws} from './demo-target';
import {hookFlaws} from './hook';
import type {Routes} from './page';
import {scannerFlaws} from './scanner';
import {scbctlFlaws} from './scbctl';
import {judged, shapeFlaws} from './shape';
import {fileOf, type Judged, located} from './located';
import {unfinishedProblems} from './unfinished';

const chartEntry = (chart: Chart, shared: readonly HelmValue[]): Judged => ({
  file: fileOf(`charts/${chart.name}`),
  flaws: judged<Chart>(chartSchema, chart, () => chartFlaws(chart, '', shared)),
});

const sharedEntry = (kind: string, values: readonly HelmValue[]): Judged => ({
  file: fileOf(`common/${kind}-values`),
  flaws: shapeFlaws(helmValues, values),
});

/** Two charts cannot have one name, since the name is the address. */
function nameFlaws(): readonly Judged[] {
  const names = charts.map(({name}) => name);
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  return twice.map((name) => ({
    file: 'src/catalog/charts/index.ts',
    flaws: [{path: '', problem: `two charts are called "${name}"`, mend: 'give each its own name'}],
  }));
}

const judgedEntries = (routes: Routes): readonly Judged[] => [
  ...scanners.map((scanner) => ({
    file: fileOf(`scanners/${scanner.id}`),
    flaws: scannerFlaws(scanner, {routes, scanners, shared: commonScannerValues}),
  })),
  ...hooks.map((hook) => ({file: fileOf(`hooks/${hook.id}`), flaws: hookFlaws(hook, routes)})),
  ...demoTargets.map((target) => ({file: fileOf(`demo-targets/${target.id}`), flaws: demoTargetFlaws(target)})),
  ...[operator, autoDiscoveryKubernetes, autoDiscoveryCloudAws].map((chart) => chartEntry(chart, [])),
  ...scannerChartsWithoutPage.map((chart) => chartEntry(chart, commonScannerValues)),
  sharedEntry('scanner', commonScannerValues),
  sharedEntry('hook', commonHookValues),
  sharedEntry('demo-target', commonDemoTargetValues),
  ...nameFlaws(),
  {file: fileOf('scbctl/scbctl'), flaws: scbctlFlaws(scbctl, globalFlags)},
  {file: fileOf('scbctl/global-flags'), flaws: shapeFlaws(cliFlags, globalFlags)},
];

/** Everything that is wrong with the catalog of a site. */
export function catalogProblems(site: Site): Problem[] {
  const routes = [...site.routes].map(([route, file]) => {
    const title: unknown = file === null ? undefined : site.frontMatter(file).values['title'];
    return {route, ...(typeof title === 'string' && {title})};
  });
  return [...unfinishedProblems(site.root), ...judgedEntries(routes).flatMap((entry) => located(site.root, entry))];
}
