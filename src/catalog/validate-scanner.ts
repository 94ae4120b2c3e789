import type {HelmValue, Scanner} from './types';
import {chartFlaws} from './validate/chart';
import {namedLikeFile} from './validate/hook';
import {inFile, type Flaw, type Problem} from './validate/problem';
import {scannerChartFlaws} from './validate/scanner-chart';
import {findingFlaws} from './validate/scanner-findings';
import {ruleFlaws} from './validate/scanner-rules';
import {scannerShape} from './validate/scanner-shape';
import {field} from './validate/shape';

/** What an entry may refer to. */
export interface ScannerContext {
  /** The route list of the site. */
  readonly routes: readonly {readonly route: string; readonly title?: string}[];
  /** All scanners of the catalogue. */
  readonly scanners: readonly Scanner[];
  /** `commonScannerValues` of the catalogue. */
  readonly shared: readonly HelmValue[];
}

type Routes = ScannerContext['routes'];

/** The page of the scanner exists and has its title. */
function pageFlaws({id, title}: Scanner, routes: Routes): readonly Flaw[] {
  const route = `/docs/scanners/${id}`;
  const page = routes.find((entry) => entry.route === route);
  if (page === undefined)
    return [
      {path: 'id', problem: `There is no page ${route}.`, mend: 'Use the last segment of the route of the page.'},
    ];
  if (page.title === title) return [];
  return [
    {
      path: 'title',
      problem: `"${title}" is not the title of ${route}.`,
      mend: `Write "${page.title ?? ''}", as in the route list.`,
    },
  ];
}

function relatedFlaws({id, related}: Scanner, routes: Routes): readonly Flaw[] {
  return related.flatMap((route, index) => {
    const path = `related[${index}]`;
    if (route === `/docs/scanners/${id}`)
      return [{path, problem: 'The scanner is related to itself.', mend: 'Remove its own page.'}];
    if (routes.some((entry) => entry.route === route)) return [];
    return [
      {path, problem: `There is no page ${route}.`, mend: 'Use a route of the route list, without a final slash.'},
    ];
  });
}

function deprecationFlaws({state, deprecation}: Scanner, scanners: readonly Scanner[]): readonly Flaw[] {
  if ((state === 'deprecated') !== (deprecation !== undefined))
    return [
      {
        path: 'deprecation',
        problem: `This does not fit the state "${state}".`,
        mend: 'Give a deprecation to a deprecated scanner, and to no other.',
      },
    ];
  const successor = deprecation?.successor ?? null;
  if (successor === null || scanners.some((scanner) => scanner.id === successor && scanner.state === 'released'))
    return [];
  return [
    {
      path: 'deprecation.successor',
      problem: `"${successor}" is not the id of a scanner that stays.`,
      mend: 'Use such an id, or null when there is no successor.',
    },
  ];
}

/** The shape found nothing missing and nothing foreign. */
function isScanner(entry: unknown, shapeFlaws: readonly Flaw[]): entry is Scanner {
  return shapeFlaws.length === 0;
}

/**
 * Judges an entry of `src/catalog/scanners`: first its fields and their words; when these are right, everything that
 * they refer to. Pure: it reads no file.
 * @param entry What a file of that folder exports; it may be as wrong as it likes.
 * @param context What the entry may refer to.
 * @param file Where it is written; made from the id when left out.
 * @returns All problems, or an empty list when the entry is right.
 */
export function validateScanner(
  entry: unknown,
  {routes, scanners, shared}: ScannerContext,
  file = `src/catalog/scanners/${String(field('id')(entry))}.ts`,
): readonly Problem[] {
  const shapeFlaws = scannerShape(entry, '');
  if (!isScanner(entry, shapeFlaws)) return inFile(file, shapeFlaws);
  return inFile(file, [
    ...namedLikeFile(entry.id, file),
    ...pageFlaws(entry, routes),
    ...deprecationFlaws(entry, scanners),
    ...relatedFlaws(entry, routes),
    ...chartFlaws(entry.chart, 'chart', shared),
    ...scannerChartFlaws(entry),
    ...findingFlaws(entry),
    ...ruleFlaws(entry, scanners),
  ]);
}
