import {
  charts,
  type Chart,
  defects,
  demoTargets,
  type Defect,
  type Hook,
  hooks,
  removedScanners,
  type Scanner,
  scanners,
  sharedValues,
  writtenCharts,
} from '../../../src/catalog';
import type {Problem} from '../../../src/text/flaw';
import {routeFix} from '../links/routes';
import type {Site} from '../site';
import {unfinishedProblems} from './form';
import {fileOf, located} from './located';
import {type EntryFlaw, entryFlaw, unknownName} from './shape';

/** The routes of the site with the titles of their pages. */
type Titles = ReadonlyMap<string, string | undefined>;

const allScanners = [...scanners, ...removedScanners];
const SCANNER_IDS = allScanners.map(({id}) => id);
const SCAN_TYPES = allScanners.flatMap(({scanTypes}) => scanTypes.map(({name}) => name));
const CHARTS = charts.map(({name}) => name);

const routeFlaws = (path: string, route: string, titles: Titles): EntryFlaw[] =>
  titles.has(route) ? [] : entryFlaw(path, `there is no page ${route}`, routeFix(route, [...titles.keys()]));

/** An entry has a page with the same title, and its related pages exist. */
function pageFlaws({id, title, related}: Scanner | Hook, folder: string, titles: Titles): EntryFlaw[] {
  const own = titles.get(`${folder}/${id}`);
  return [
    ...routeFlaws('', `${folder}/${id}`, titles),
    ...(own === undefined || own === title
      ? []
      : entryFlaw('title', `"${title}" is not the title of the page`, `write "${own}"`)),
    ...related.flatMap((route, index) => routeFlaws(`related[${index}]`, route, titles)),
  ];
}

/** Values that a chart requires, ignores or uses as a switch exist. */
function chartFlaws(chart: Chart, path: string): EntryFlaw[] {
  const own = chart.values.map(({key}) => key);
  const shared = sharedValues(chart).map(({key}) => key);
  return [
    ...(chart.mustSet ?? []).flatMap(({key}, index) =>
      unknownName(`${path}mustSet[${index}].key`, key, [...own, ...shared], 'value'),
    ),
    ...(chart.subcharts ?? []).flatMap(({condition}, index) =>
      unknownName(`${path}subcharts[${index}].condition`, condition, own, 'value'),
    ),
    ...(chart.ignores ?? []).flatMap(({key}, index) =>
      own.includes(key)
        ? entryFlaw(`${path}ignores[${index}].key`, `"${key}" is also in values`, 'keep the one that is true')
        : unknownName(`${path}ignores[${index}].key`, key, shared, 'shared value'),
    ),
  ];
}

/** A cascading rule names a category that its triggers produce, a scan type, and attributes of these findings. */
function ruleFlaws({cascadingRules}: Scanner): EntryFlaw[] {
  return cascadingRules.flatMap((rule, index) => {
    const path = `cascadingRules[${index}]`;
    const triggers = allScanners.filter(({id}) => rule.triggeredBy.includes(id));
    const categories = triggers.flatMap(({findings}) => findings.map(({category}) => category));
    const attributes = triggers.flatMap((trigger) => trigger.attributes.map(({key}) => key));
    const used = rule.parameters.flatMap((text) =>
      [...text.matchAll(/\{\{\{?\s*attributes\.(\w+)/g)].map(([, name = '']) => name),
    );
    return [
      ...rule.triggeredBy.flatMap((id, at) => unknownName(`${path}.triggeredBy[${at}]`, id, SCANNER_IDS, 'scanner')),
      ...unknownName(`${path}.startsScanType`, rule.startsScanType, SCAN_TYPES, 'scan type'),
      ...used.flatMap((name) => unknownName(`${path}.parameters`, name, attributes, 'attribute')),
      ...(categories.some((category) => rule.matches.includes(`\`${category}\``))
        ? []
        : entryFlaw(`${path}.matches`, 'no trigger produces this finding', 'name the category between backticks')),
    ];
  });
}

export function scannerFlaws(scanner: Scanner, titles: Titles): EntryFlaw[] {
  const carriers = [...scanner.findings.map(({category}) => category), ...scanner.scanTypes.map(({name}) => name)];
  const {deprecation, removed} = scanner;
  const successor = deprecation?.successor ?? removed?.successor;
  return [
    ...pageFlaws(scanner, '/docs/scanners', titles),
    ...chartFlaws(scanner.chart, 'chart.'),
    ...ruleFlaws(scanner),
    ...(successor ? unknownName('', successor, scanners.map(({id}) => id), 'scanner') : []), // prettier-ignore
    ...scanner.attributes.flatMap(({on}, index) =>
      (on?.split(', ') ?? []).flatMap((name) =>
        unknownName(`attributes[${index}].on`, name, carriers, 'category or scan type'),
      ),
    ),
  ];
}

export function hookFlaws(hook: Hook, titles: Titles): EntryFlaw[] {
  const values = hook.chart?.values.map(({key}) => key) ?? [];
  return [
    ...pageFlaws(hook, '/docs/hooks', titles),
    ...(hook.chart === null ? [] : chartFlaws(hook.chart, 'chart.')),
    ...hook.secrets.flatMap(({namedBy}, index) =>
      namedBy === undefined ? [] : unknownName(`secrets[${index}].namedBy`, namedBy, values, 'value'),
    ),
  ];
}

export const defectFlaws = (all: readonly Defect[], titles: Titles): EntryFlaw[] =>
  all.flatMap(({pages, installs}, index) => [
    ...pages.flatMap((route, at) => routeFlaws(`[${index}].pages[${at}]`, route, titles)),
    ...(installs === undefined ? [] : unknownName(`[${index}].installs.chart`, installs.chart, CHARTS, 'chart')),
  ]);

/** Checks what the entries of the catalog refer to: pages, scanners, scan types, values, findings, commands. */
export function catalogProblems(site: Site): Problem[] {
  const titles: Titles = new Map(
    [...site.routes].map(([route, file]) => {
      const title = file === null ? undefined : site.frontMatter(file).values['title'];
      return [route, typeof title === 'string' ? title : undefined];
    }),
  );
  const checked: readonly (readonly [name: string, flaws: readonly EntryFlaw[]])[] = [
    ...allScanners.map((scanner) => [`scanners/${scanner.id}`, scannerFlaws(scanner, titles)] as const),
    ...hooks.map((hook) => [`hooks/${hook.id}`, hookFlaws(hook, titles)] as const),
    ...demoTargets.map(({id, chart, usedBy}) => {
      const unknown = usedBy.flatMap((one, index) => unknownName(`usedBy[${index}]`, one, SCANNER_IDS, 'scanner'));
      return [`demo-targets/${id}`, [...unknown, ...chartFlaws(chart, '')]] as const;
    }),
    ...writtenCharts.map((chart) => [`charts/${chart.name}`, chartFlaws(chart, '')] as const),
    ['defects', defectFlaws(defects, titles)],
  ];
  return [
    ...unfinishedProblems(site.root),
    ...checked.flatMap(([name, flaws]) => located(fileOf(name), site.read(fileOf(name)), flaws)),
  ];
}
