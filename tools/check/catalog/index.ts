import {
  charts,
  defects,
  demoTargets,
  globalFlags,
  hooks,
  removedScanners,
  scanners,
  scbctl,
  writtenCharts,
} from '../../../src/catalog';
import {read} from '../../../src/catalog/read';
import type {Problem} from '../../../src/text/flaw';
import type {Site} from '../site';
import {chartFlaws} from './chart';
import {defectFlaws} from './defects';
import {demoTargetFlaws} from './demo-target';
import {hookFlaws} from './hook';
import type {Routes} from './page';
import {scannerFlaws} from './scanner';
import {scbctlFlaws} from './scbctl';
import {type EntryFlaw, entryFlaw, unknownName} from './shape';
import {fileOf, located} from './located';
import {unfinishedProblems} from './unfinished';

/** A file of the catalog with what is wrong with its entry. */
interface Judged {
  readonly file: string;
  readonly flaws: readonly EntryFlaw[];
}

const allScanners = [...scanners, ...removedScanners];
const NAMES = charts.map(({name}) => name);

/** Images that follow from no entry are pulled by charts that exist. */
const imageFlaws = (): readonly EntryFlaw[] =>
  read<readonly {readonly charts: readonly string[]}[]>('common/images').flatMap((image, index) =>
    image.charts.flatMap((name, at) =>
      unknownName(`[${index}].charts[${at}]`, name, NAMES, `there is no chart "${name}"`, 'the name of a chart'),
    ),
  );

/** Two charts cannot have one name, since the name is the address. */
function nameFlaws(): readonly Judged[] {
  const twice = NAMES.filter((name, index) => NAMES.indexOf(name) !== index);
  return twice.map((name) => ({
    file: 'src/catalog/charts/index.ts',
    flaws: entryFlaw('', `two charts are called "${name}"`, 'give each its own name'),
  }));
}

const judgedEntries = (routes: Routes): readonly Judged[] => [
  ...allScanners.map((scanner) => ({
    file: fileOf(`scanners/${scanner.id}`),
    flaws: scannerFlaws(scanner, {routes, scanners: allScanners}),
  })),
  ...hooks.map((hook) => ({file: fileOf(`hooks/${hook.id}`), flaws: hookFlaws(hook, routes)})),
  ...demoTargets.map((target) => ({file: fileOf(`demo-targets/${target.id}`), flaws: demoTargetFlaws(target)})),
  ...writtenCharts.map((chart) => ({file: fileOf(`charts/${chart.name}`), flaws: chartFlaws(chart, '')})),
  ...nameFlaws(),
  {file: fileOf('scbctl/scbctl'), flaws: scbctlFlaws(scbctl, globalFlags)},
  {file: fileOf('defects'), flaws: defectFlaws(defects, routes)},
  {file: fileOf('common/images'), flaws: imageFlaws()},
];

/** Everything that is wrong with the catalog of a site. */
export function catalogProblems(site: Site): Problem[] {
  const routes = [...site.routes].map(([route, file]) => {
    const title: unknown = file === null ? undefined : site.frontMatter(file).values['title'];
    return {route, ...(typeof title === 'string' && {title})};
  });
  return [
    ...unfinishedProblems(site.root),
    ...judgedEntries(routes).flatMap(({file, flaws}) => located(file, site.read(file), flaws)),
  ];
}
