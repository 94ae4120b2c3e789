import {defects, hooks, removedScanners, scanners} from '../../../src/catalog';
import {customResources} from '../../../src/catalog/crds';
import type {Defect, Hook, Scanner} from '../../../src/catalog/types';
import {entriesBelow} from '../../catalog/folder';
import {diagnosticAt, inFile, type Problem} from '../../../src/lib/diagnostic';
import {formerHeadings} from '../../../src/markdown/expand/schema/anchors';
import {routeFix} from '../links/routes';
import type {Site} from '../site';
import {type EntryDiagnostic, entryDiagnostic, located, unknownName} from './shape';

/** Page titles by route. */
type Titles = ReadonlyMap<string, string | undefined>;

const allScanners = [...scanners, ...removedScanners];
const SCANNER_IDS = allScanners.map(({id}) => id);
const SCAN_TYPES = allScanners.flatMap(({scanTypes}) => scanTypes.map(({name}) => name));

const checkRoute = (path: string, route: string, titles: Titles): EntryDiagnostic[] =>
  titles.has(route) ? [] : entryDiagnostic(path, `there is no page ${route}`, routeFix(route, [...titles.keys()]));

/** Checks that an entry has a page with the same title, and that its related pages exist. */
function checkPage({id, title, related}: Scanner | Hook, folder: string, titles: Titles): EntryDiagnostic[] {
  const own = titles.get(`${folder}/${id}`) ?? title;
  const other = `"${title}" is not the title of the page`;
  return [
    ...checkRoute('', `${folder}/${id}`, titles),
    ...(own === title ? [] : entryDiagnostic('title', other, `write "${own}"`)),
    ...related.flatMap((route, index) => checkRoute(`related[${index}]`, route, titles)),
  ];
}

/** Checks that the triggers, the category and the scan type of each cascading rule exist. */
function checkRule({cascadingRules}: Scanner): EntryDiagnostic[] {
  return cascadingRules.flatMap(({name, triggeredBy, startsScanType, matches}) => {
    const path = `cascadingRules.${name}`;
    const triggers = allScanners.filter(({id}) => triggeredBy.includes(id));
    const isNamed = triggers.some(({findings}) => findings.some(({category}) => matches.includes(`\`${category}\``)));
    const [problem, fix] = ['no trigger produces this finding', 'name the category between backticks'];
    return [
      ...triggeredBy.flatMap((id, at) => unknownName(`${path}.triggeredBy[${at}]`, id, SCANNER_IDS, 'scanner')),
      ...unknownName(`${path}.startsScanType`, startsScanType, SCAN_TYPES, 'scan type'),
      ...(isNamed ? [] : entryDiagnostic(`${path}.matches`, problem, fix)),
    ];
  });
}

export const checkScanner = (scanner: Scanner, titles: Titles): EntryDiagnostic[] => [
  ...checkPage(scanner, '/docs/scanners', titles),
  ...checkRule(scanner),
];

export const checkHook = (hook: Hook, titles: Titles): EntryDiagnostic[] => checkPage(hook, '/docs/hooks', titles);

export const checkDefect = (all: readonly Defect[], titles: Titles): EntryDiagnostic[] =>
  all.flatMap(({pages}, index) => pages.flatMap((route, at) => checkRoute(`[${index}].pages[${at}]`, route, titles)));

/** Checks that fields with a heading of earlier releases still exist. Only a field can have such an id. */
const checkFormerHeadings = (site: Site): EntryDiagnostic[] =>
  Object.entries(formerHeadings).flatMap(([kind, names]) => {
    const page = site.routes.get(customResources.find((one) => one.kind === kind)?.page ?? '');
    const ids = page ? site.outline(page).firstIds : new Map<string, string>();
    const lost = Object.keys(names).filter((id) => !ids.has(id));
    return lost.flatMap((id) => entryDiagnostic(`${kind}["${id}"]`, 'the kind has no such field', 'remove the line'));
  });

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
  const problems = (name: string, diagnostics: readonly EntryDiagnostic[]): Problem[] =>
    located(`src/catalog/${name}.yaml`, site.read(`src/catalog/${name}.yaml`), diagnostics);
  const files = entriesBelow(site.root);
  return [
    ...files.flatMap((file) => noteProblems(file, site.read(file))),
    ...allScanners.flatMap((scanner) => problems(`scanners/${scanner.id}`, checkScanner(scanner, titles))),
    ...hooks.flatMap((hook) => problems(`hooks/${hook.id}`, checkHook(hook, titles))),
    ...problems('defects', checkDefect(defects, titles)),
    ...problems('crds/former-headings', checkFormerHeadings(site)),
  ];
}
