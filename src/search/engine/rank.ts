import type {SearchDocument} from '../model';
import type {Clause} from './clauses';
import {keyOf, type PageRange} from './names';
import {nameMatches, type NameMatches, type View} from './signals';
import {weights} from './weights';

/** A section that matches the query (SPEC §3). */
export interface SectionResult {
  readonly document: SearchDocument;
  readonly score: number;
  /** The indexed terms that were found in it. */
  readonly terms: readonly string[];
}

/** A page that matches the query, with its matching sections, best first. */
export interface PageResult {
  readonly route: string;
  /** The first document of the page. */
  readonly page: SearchDocument;
  readonly score: number;
  readonly sections: readonly SectionResult[];
}

/** Beginnings of routes, with base URL, of pages that come after others that answer alike. */
export interface Behind {
  /** About the project, or deprecated. */
  readonly background: readonly string[];
  /** No longer part of the product. */
  readonly removed: readonly string[];
}

const isBelow = (route: string, beginnings: readonly string[]): boolean =>
  beginnings.some((beginning) => route === beginning || route.startsWith(`${beginning}/`));

/** The signal `kind`: docs before blog, then pages about the project, and removed ones last unless the query names them. */
export function kindOf({key}: View, {route}: PageRange, page: SearchDocument, {background, removed}: Behind): number {
  const title = keyOf(page.pageTitle);
  const isNamed = title !== '' && key.includes(title);
  // Of two pages with the same title the one about the use of the product comes first.
  const isBackground = isBelow(route, background) && (!isNamed || key === title);
  const isRemoved = isBelow(route, removed) && !isNamed;
  const {kind} = weights;
  return kind[page.type] * (isBackground ? kind.background : 1) * (isRemoved ? kind.removed : 1);
}

/** How a section answers: the sum over the clauses, and the rarities of those that it covers with and without its page. */
function answered({clauses, said}: View, document: number, contexts: readonly number[]) {
  let score = 0;
  let covered = 0;
  let own = 0;
  for (let number = 0; number < clauses.length; number += 1) {
    const value = (said[number] as Float32Array)[document] ?? 0;
    const context = contexts[number] ?? 0;
    if (value === 0 && context === 0) continue;
    const {rarity} = clauses[number] as Clause;
    score += rarity * Math.max(value, context);
    covered += rarity;
    if (value > 0) own += rarity;
  }
  return {score, covered, own};
}

/** The matching sections of a page, best first. */
function sectionsOf(view: View, {first, last}: PageRange, names: NameMatches, factor: number): SectionResult[] {
  const {index, clauses} = view;
  const total = view.total || 1;
  const contexts = contextsOf(view, first);
  const results: SectionResult[] = [];
  for (let place = first; place <= last; place += 1) {
    const document = index.documents[place];
    const {score, covered, own} = answered(view, place, contexts);
    const name = names.amongSections[place] ?? 0;
    if (!document || (own === 0 && name === 0)) continue;
    const isPage = place === first;
    // The title holds for all sections, so it speaks for the beginning of the page only where nothing else is asked.
    const bonus = isPage && view.key !== keyOf(document.pageTitle) ? 0 : name;
    const told = score * (covered / total) * Math.sqrt(own / total);
    results.push({
      document,
      score: factor * Math.max(Number.MIN_VALUE, told + total * bonus),
      // Only few of them are shown.
      get terms() {
        const found = clauses.flatMap(({terms}) =>
          [...terms.keys()].filter((term) => index.weights(term).all.has(place)),
        );
        return [...new Set(found)];
      },
    });
  }
  return results.toSorted((a, b) => b.score - a.score);
}

/** What the title and tags of a page say of each clause, for all of its sections. */
const contextsOf = ({clauses, named}: View, first: number): number[] =>
  clauses.map((_, number) => weights.pageContext * (named[number]?.[first] ?? 0));

/** 1 for the pages that contain any of the query. */
function touchedPages({index, said}: View, {amongPages}: NameMatches): Uint8Array {
  const touched = new Uint8Array(index.pages.length);
  for (const values of [...said, amongPages])
    for (let document = 0; document < values.length; document += 1)
      if (values[document] !== 0) touched[index.pageOf[document] ?? 0] = 1;
  return touched;
}

/** The pages of one index that match the query, unordered. */
export function pageResults(view: View, behind: Behind): PageResult[] {
  const {index, clauses} = view;
  const names = nameMatches(view);
  const total = view.total || 1;
  const wholePage = weights.wholePage * Math.min(1, 2 / clauses.length);
  const touched = touchedPages(view, names);
  return index.pages.flatMap((range, page): PageResult[] => {
    if (touched[page] === 0) return [];
    const {first, last, route} = range;
    const document = index.documents[first];
    const contexts = contextsOf(view, first);
    const most = clauses.map(() => 0);
    let best = 0;
    for (let place = first; place <= last; place += 1) {
      const {score, covered, own} = answered(view, place, contexts);
      const name = names.amongPages[place] ?? 0;
      if (own === 0 && name === 0) continue;
      for (let number = 0; number < most.length; number += 1)
        most[number] = Math.max(most[number] ?? 0, view.said[number]?.[place] ?? 0);
      best = Math.max(best, score * (covered / total) ** weights.coverage + total * name);
    }
    if (!document || best === 0) return [];
    const everywhere = clauses.reduce((sum, {rarity}, number) => sum + rarity * (most[number] ?? 0), 0);
    const factor = kindOf(view, range, document, behind);
    let sections: readonly SectionResult[] | undefined;
    return [
      {
        route,
        page: document,
        score: factor * (best + wholePage * everywhere),
        get sections() {
          return (sections ??= sectionsOf(view, range, names, factor));
        },
      },
    ];
  });
}
