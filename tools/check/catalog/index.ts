import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
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
import {type EntryFlaw, judged, shapeFlaws} from './shape';
import {lineOfField} from './source-lines';
import {unfinishedProblems} from './unfinished';

/** An entry of the catalog with what is wrong with it. */
interface Judged {
  readonly file: string;
  /** Id or name, by which the entry is found in its file. */
  readonly name: string;
  readonly flaws: readonly EntryFlaw[];
}

const CATALOG = 'src/catalog';

/** Gives a flaw of an entry the line of its field. */
export function located(root: string, {file, name, flaws}: Judged): readonly Problem[] {
  if (!existsSync(path.join(root, file)))
    return [
      {file, line: 1, problem: `the entry "${name}" has no file of its name`, mend: 'name the file after the id'},
    ];
  const source = readFileSync(path.join(root, file), 'utf8');
  return flaws.map(({path: field, problem, mend}) => ({
    file,
    line: lineOfField(source, name, field),
    problem: field === '' ? problem : `${field}: ${problem}`,
    mend,
  }));
}

/** Files of a folder whose entry nobody lists, so that it is nowhere on the site. What entries share is called common. */
export function unlisted(files: readonly string[], folder: string, ids: readonly string[]): readonly Problem[] {
  return files
    .filter((file) => file.endsWith('.ts') && !/^index\.|\bcommon\b/.test(file) && !ids.includes(file.slice(0, -3)))
    .map((file) => ({
      file: `${folder}/${file}`,
      line: 1,
      problem: `${folder}/index.ts does not list this entry`,
      mend: 'list it there; call a file that several entries share common-…',
    }));
}

const chartEntry = (file: string, chart: Chart, shared: readonly HelmValue[]): Judged => ({
  file: `${CATALOG}/charts/${file}.ts`,
  name: chart.name,
  flaws: judged<Chart>(chartSchema, chart, () => chartFlaws(chart, '', shared)),
});

const sharedEntry = (file: string, values: readonly HelmValue[]): Judged => ({
  file: `${CATALOG}/charts/${file}.ts`,
  name: file,
  flaws: shapeFlaws(helmValues, values),
});

/** Two charts cannot have one name, since the name is the address. */
function nameFlaws(): readonly Judged[] {
  const names = charts.map(({name}) => name);
  return names.flatMap((name, index) =>
    names.indexOf(name) === index
      ? []
      : {
          file: `${CATALOG}/charts/index.ts`,
          name,
          flaws: [{path: '', problem: `two charts are called "${name}"`, mend: 'give each its own name'}],
        },
  );
}

function judgedEntries(routes: Routes): readonly Judged[] {
  return [
    ...scanners.map((scanner) => ({
      file: `${CATALOG}/scanners/${scanner.id}.ts`,
      name: scanner.id,
      flaws: scannerFlaws(scanner, {routes, scanners, shared: commonScannerValues}),
    })),
    ...hooks.map((hook) => ({
      file: `${CATALOG}/hooks/${hook.id}.ts`,
      name: hook.id,
      flaws: hookFlaws(hook, routes),
    })),
    ...demoTargets.map((target) => ({
      file: `${CATALOG}/demo-targets/${target.id}.ts`,
      name: target.id,
      flaws: demoTargetFlaws(target),
    })),
    chartEntry('operator', operator, []),
    chartEntry('auto-discovery-kubernetes', autoDiscoveryKubernetes, []),
    chartEntry('without-page', autoDiscoveryCloudAws, []),
    ...scannerChartsWithoutPage.map((chart) => chartEntry('without-page', chart, commonScannerValues)),
    sharedEntry('common-scanner-values', commonScannerValues),
    sharedEntry('common-hook-values', commonHookValues),
    sharedEntry('common-demo-target-values', commonDemoTargetValues),
    ...nameFlaws(),
    {file: `${CATALOG}/scbctl/index.ts`, name: 'scbctl', flaws: scbctlFlaws(scbctl, globalFlags)},
    {file: `${CATALOG}/scbctl/global-flags.ts`, name: 'globalFlags', flaws: shapeFlaws(cliFlags, globalFlags)},
  ];
}

/** Everything that is wrong with the catalog of a site. */
export function catalogProblems(site: Site): Problem[] {
  const routes = [...site.routes].map(([route, file]) => {
    const title: unknown = file === null ? undefined : site.frontMatter(file).values['title'];
    return {route, ...(typeof title === 'string' && {title})};
  });
  const folders = {scanners, hooks, 'demo-targets': demoTargets};
  return [
    ...unfinishedProblems(site.root),
    ...Object.entries(folders).flatMap(([name, entries]) => {
      const folder = `${CATALOG}/${name}`;
      const ids = entries.map(({id}) => id);
      return unlisted(readdirSync(path.join(site.root, folder)), folder, ids);
    }),
    ...judgedEntries(routes).flatMap((entry) => located(site.root, entry)),
  ];
}
