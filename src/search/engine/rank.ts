import type {SearchDocument} from '../model';
import type {Clause} from './clauses';
import type {Corpus} from './corpus';
import {quotedIn, type Name, type PageRange} from './names';
import {weights} from './weights';

/** A query, evaluated in a corpus. */
export interface Evaluated {
  readonly corpus: Corpus;
  readonly clauses: readonly Clause[];
  /** Letters and digits of the query, without spaces. */
  readonly key: string;
  /** Sum of the rarities of the clauses. */
  readonly total: number;
}

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
export function kindOf(query: string, {route, key}: PageRange, {type}: SearchDocument, behind: Behind): number {
  const {kind} = weights;
  const isNamed = key !== '' && query.includes(key);
  // Of two pages with the same title the one about the use of the product comes first.
  const isBackground = isBelow(route, behind.background) && (!isNamed || query === key);
  const isRemoved = isBelow(route, behind.removed) && !isNamed;
  return (query === key ? 1 : kind[type]) * (isBackground ? kind.background : 1) * (isRemoved ? kind.removed : 1);
}

/**
 * The signals `name`, `exact` and `quoted`, by document: how much of the query a title, heading, alias or asked phrase covers,
 * whether it is the query, and whether the query contains it as a message word for word.
 */
export function nameScores({corpus, clauses, key, total}: Evaluated): Float64Array {
  const covered = new Map<Name, {rarity: number; good: number}>();
  for (const {names, rarity} of clauses)
    for (const [name, value] of names) {
      const of = covered.get(name);
      if (of) {
        of.rarity += rarity;
        of.good += rarity * value;
      } else covered.set(name, {rarity, good: rarity * value});
    }
  const scores = new Float64Array(corpus.documents.length);
  for (const [name, {rarity, good}] of covered) {
    const coverage = rarity === 0 ? 0 : (rarity / total) ** weights.nameCoverage * (good / rarity);
    const quoted = name.wordings.length === 0 ? 0 : weights.quoted * quotedIn(name, key);
    const exact = name.key === key ? weights.exact[name.kind] : 0;
    const score = Math.max(weights.name[name.kind] * coverage, quoted, exact);
    scores[name.document] = Math.max(scores[name.document] ?? 0, total * score);
  }
  return scores;
}

/**
 * How the text of a section answers: the sum over the clauses, less for those that it covers only with the beginning of its page,
 * or not at all.
 */
function textScore({clauses, total}: Evaluated, place: number, first: number): number {
  let own = 0;
  for (const {said, rarity} of clauses) if ((said[place] ?? 0) > 0) own += rarity;
  // Most sections say nothing of the query.
  if (own === 0) return 0;
  let score = 0;
  let covered = 0;
  for (const {said, rarity} of clauses) {
    const best = Math.max(said[place] ?? 0, said[first] ?? 0);
    score += rarity * best;
    if (best > 0) covered += rarity;
  }
  return (score * Math.sqrt(covered * own)) / total;
}

/** The share of the query that a page covers with all of its sections. */
function coverageOf({clauses, total}: Evaluated, {first, last}: PageRange): number {
  let covered = 0;
  for (const {said, rarity} of clauses) {
    let place = first;
    while (place <= last && said[place] === 0) place += 1;
    if (place <= last) covered += rarity;
  }
  return covered / total;
}

/** The indexed terms that were found in a document. */
function termsIn({corpus, clauses}: Evaluated, place: number): string[] {
  const found = clauses.flatMap(({terms}) => [...terms.keys()].filter((term) => corpus.weights(term).has(place)));
  return [...new Set(found)];
}

/** How text and names of a section answer. */
interface Scores {
  readonly place: number;
  readonly text: number;
  readonly name: number;
}

/** The matching sections of a page, best first. */
function sectionResults(query: Evaluated, {first, key}: PageRange, scores: readonly Scores[]): SectionResult[] {
  const {corpus} = query;
  return scores
    .map(({place, text, name}) => ({
      document: corpus.documents[place] as SearchDocument,
      // The title holds for all sections, so it speaks for the beginning of the page only where nothing else is asked.
      score: place === first && query.key !== key ? text : text + name,
      // Only few of them are shown.
      get terms() {
        return termsIn(query, place);
      },
    }))
    .toSorted((a, b) => b.score - a.score);
}

function pageResult(query: Evaluated, range: PageRange, names: Float64Array, behind: Behind): PageResult | undefined {
  const {first, last, route} = range;
  const scores: Scores[] = [];
  for (let place = first; place <= last; place += 1) {
    const text = textScore(query, place, first);
    const name = names[place] ?? 0;
    if (text > 0 || name > 0) scores.push({place, text, name});
  }
  if (scores.length === 0) return undefined;
  const page = query.corpus.documents[first] as SearchDocument;
  // The best section counts most, each further one less than the one before.
  const sum = scores
    .map(({text, name}) => text + name)
    .toSorted((a, b) => b - a)
    .reduce((whole, score, order) => whole + score * weights.further ** order, 0);
  const score = sum * coverageOf(query, range) ** weights.pageCoverage * kindOf(query.key, range, page, behind);
  if (score === 0) return undefined;
  let sections: readonly SectionResult[] | undefined;
  return {
    route,
    page,
    score,
    // Only those of the first pages are shown.
    get sections() {
      return (sections ??= sectionResults(query, range, scores));
    },
  };
}

/** The pages that match the query, best first. */
export function pageResults(query: Evaluated, behind: Behind): PageResult[] {
  const names = nameScores(query);
  return query.corpus.pages
    .flatMap((range) => pageResult(query, range, names, behind) ?? [])
    .toSorted((a, b) => b.score - a.score || (a.route < b.route ? -1 : 1));
}
