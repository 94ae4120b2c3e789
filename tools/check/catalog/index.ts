import {join} from 'node:path';
import {defects, hooks, removedScanners, scanners, sharedValues} from '../../../src/catalog';
import type {Chart, Defect, Hook, Scanner} from '../../../src/catalog/types';
import {filesBelow} from '../../../src/lib/files';
import {diagnosticAt, inFile, type Problem} from '../../../src/lib/diagnostic';
import {routeFix} from '../links/routes';
import type {Site} from '../site';
import {type EntryFlaw, entryFlaw, located, unknownName} from './shape';

/** Page titles by route. */
type Titles = ReadonlyMap<string, string | undefined>;

const allScanners = [...scanners, ...removedScanners];
const SCANNER_IDS = allScanners.map(({id}) => id);
const SCAN_TYPES = allScanners.flatMap(({scanTypes}) => scanTypes.map(({name}) => name));

const routeFlaws = (path: string, route: string, titles: Titles): EntryFlaw[] =>
  titles.has(route) ? [] : entryFlaw(path, `there is no page ${route}`, routeFix(route, [...titles.keys()]));

/** Checks that an entry has a page with the same title, and that its related pages exist. */
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

/** Checks that the values in `mustSet` exist. */
function chartFlaws(chart: Chart): EntryFlaw[] {
  const known = [...chart.values, ...sharedValues(chart)].map(({key}) => key);
  return (chart.mustSet ?? []).flatMap(({key}, index) =>
    unknownName(`chart.mustSet[${index}].key`, key, known, 'value'),
  );
}

/** Checks that the triggers, the category and the scan type of each cascading rule exist. */
function ruleFlaws({cascadingRules}: Scanner): EntryFlaw[] {
  return cascadingRules.flatMap((rule, index) => {
    const path = `cascadingRules[${index}]`;
    const triggers = allScanners.filter(({id}) => rule.triggeredBy.includes(id));
    const categories = triggers.flatMap(({findings}) => findings.map(({category}) => category));
    return [
      ...rule.triggeredBy.flatMap((id, at) => unknownName(`${path}.triggeredBy[${at}]`, id, SCANNER_IDS, 'scanner')),
      ...unknownName(`${path}.startsScanType`, rule.startsScanType, SCAN_TYPES, 'scan type'),
      ...(categories.some((category) => rule.matches.includes(`\`${category}\``))
        ? []
        : entryFlaw(`${path}.matches`, 'no trigger produces this finding', 'name the category between backticks')),
    ];
  });
}

export const scannerFlaws = (scanner: Scanner, titles: Titles): EntryFlaw[] => [
  ...pageFlaws(scanner, '/docs/scanners', titles),
  ...chartFlaws(scanner.chart),
  ...ruleFlaws(scanner),
];

export const hookFlaws = (hook: Hook, titles: Titles): EntryFlaw[] => [
  ...pageFlaws(hook, '/docs/hooks', titles),
  ...(hook.chart === null ? [] : chartFlaws(hook.chart)),
];

export const defectFlaws = (all: readonly Defect[], titles: Titles): EntryFlaw[] =>
  all.flatMap(({pages}, index) => pages.flatMap((route, at) => routeFlaws(`[${index}].pages[${at}]`, route, titles)));

const NOTE = /\b(?:TODO|TBD|FIXME|XXX)\b:?\s*[^'"`]*/;

/** Finds TODO notes in a catalog file. */
const noteProblems = (file: string, source: string): Problem[] =>
  source.split('\n').flatMap((text, index) => {
    const note = NOTE.exec(text)?.[0].trim();
    const fix = 'write it and remove the note';
    return note === undefined ? [] : inFile(file, diagnosticAt(index + 1, `not written yet: ${note}`, fix));
  });

/** Checks that references in the catalog resolve: pages, scanners, scan types, values, findings. */
export function catalogProblems(site: Site): Problem[] {
  const titles: Titles = new Map(
    [...site.routes].map(([route, file]) => {
      const title = file === null ? undefined : site.frontMatter(file).values['title'];
      return [route, typeof title === 'string' ? title : undefined];
    }),
  );
  const problems = (name: string, flaws: readonly EntryFlaw[]): Problem[] =>
    located(`src/catalog/${name}.yaml`, site.read(`src/catalog/${name}.yaml`), flaws);
  const files = filesBelow(join(site.root, 'src/catalog'), '.yaml').map((file) => `src/catalog/${file}`);
  return [
    ...files.flatMap((file) => noteProblems(file, site.read(file))),
    ...allScanners.flatMap((scanner) => problems(`scanners/${scanner.id}`, scannerFlaws(scanner, titles))),
    ...hooks.flatMap((hook) => problems(`hooks/${hook.id}`, hookFlaws(hook, titles))),
    ...problems('defects', defectFlaws(defects, titles)),
  ];
}
