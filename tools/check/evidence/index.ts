import {inFile, type Problem} from '../../../src/lib/diagnostic';
import {claimsIn, claimsOfDefects, DEFECTS, Places, wrongClaims} from './claims';
import {entriesBelow, productFolder} from '../../catalog/folder';
import {lostNames, namesLeft} from './former';
import {misquoted, textsOf} from './messages';
import {knownNames, unknownNames} from './names';
import {isHistory} from '../prose/releases';
import {checkSidecar, sidecarOf} from '../page/sidecars';
import type {Site} from '../site';

/** Checks the evidence of a page: its form, and that the product has what it names. */
function evidenceOf(site: Site, page: string, places: Places): readonly Problem[] {
  const file = sidecarOf(page, 'evidence');
  if (!site.sidecars.includes(file)) return [];
  const form = checkSidecar(site, page, 'evidence');
  return form.length > 0 ? form : wrongClaims(claimsIn(file, site.read(file)), places);
}

/** Checks that what pages and known defects rest on is in the product, and that messages and names are spelled as there. */
export function evidenceProblems(site: Site, pages: readonly string[] = site.pageFiles): readonly Problem[] {
  const folder = productFolder(site.root);
  const places = new Places(folder);
  const texts = textsOf(folder).map(([, text]) => text);
  const known = knownNames(site.root);
  const lost = lostNames(folder);
  const docs = pages.filter((page) => page.startsWith('docs/'));
  return [
    ...docs.flatMap((page) => evidenceOf(site, page, places)),
    ...docs.flatMap((page) => (isHistory(page) ? [] : inFile(page, unknownNames(site.read(page), known)))),
    ...[...docs, ...entriesBelow(site.root)].flatMap((file) => inFile(file, namesLeft(file, site.read(file), lost))),
    ...wrongClaims(claimsOfDefects(site.read(DEFECTS)), places),
    ...docs.flatMap((page) => inFile(page, misquoted(site.read(page), texts))),
  ];
}
