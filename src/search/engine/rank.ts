// Ranks the pages that match a query.
import {MAX_QUERY_LENGTH, type SearchDocument} from '../model';
import {tellingWords} from '../text/words';
import {clausesOf, type Clause} from './clauses';
import type {Corpus} from './corpus';
import {keyOf, stemsOf, type Name, type PageRange} from './names';
import {weights} from './weights';

/** A query, evaluated in a corpus. */
interface Evaluated {
  readonly corpus: Corpus;
  readonly clauses: readonly Clause[];
  /** Letters and digits of the query, without spaces. */
  readonly key: string;
  /** Its stems, without spaces. */
  readonly stems: string;
  /** Sum of the rarities of the clauses. */
  readonly total: number;
}

/** A section that matches the query. */
interface SectionResult {
  readonly document: SearchDocument;
  readonly score: number;
}

/** A page that matches the query, with its matching sections, best first. */
export interface PageResult {
  readonly route: string;
  /** The first document of the page. */
  readonly page: SearchDocument;
  readonly score: number;
  readonly sections: readonly SectionResult[];
}

export interface Found {
  /** The pages that match the query, best first. */
  readonly pages: readonly PageResult[];
  /** The indexed terms that mistyped words were corrected to. */
  readonly corrections: readonly string[];
  /** All searched terms, with the index of the query word that they match. */
  readonly terms: ReadonlyMap<string, number>;
}

/** The signal `kind`: documentation first, and pages in demoted routes last unless the query contains their title. */
export function kindOf(
  query: string,
  {route, key}: PageRange,
  {type}: SearchDocument,
  demoted: readonly string[],
): number {
  // If two pages have the same title, the one about using the product ranks first.
  const isNamed = key !== '' && query !== key && query.includes(key);
  const isDemoted = !isNamed && demoted.some((prefix) => `${route}/`.startsWith(`${prefix}/`));
  return (type === 'docs' ? 1 : weights.apart) * (isDemoted ? weights.demoted : 1);
}

/** Minimum number of words in a message, because shorter ones can occur in any text. */
const MESSAGE_WORDS = 4;

/** Minimum number of letters of a heading that counts like an alias if it equals the query, because other pages can use a shorter one too. */
const HEADING_LENGTH = 16;

/** The signals `exact` and `quoted`: whether a name is the query, and whether the query contains it as a message. */
function nameScore({key, stems, total}: Evaluated, name: Name, covered: number, words: number): number {
  const same = name.key === key ? 1 : name.stems === stems ? weights.form : 0;
  const kind = name.kind === 'section' && key.length >= HEADING_LENGTH ? 'alias' : name.kind;
  const exact = kind === 'title' || kind === 'alias' ? same * weights.exact[kind] : 0;
  const isMessage = name.kind === 'section' && (name.length >= MESSAGE_WORDS || name.isState);
  const share = isMessage ? words / name.length : 0;
  // A state counts fully regardless of other pasted text; a longer message counts by the share of the query that it covers.
  const quoted = share < 0.5 ? 0 : weights.quoted * share * (name.length < MESSAGE_WORDS ? 1 : covered / total);
  return Math.max(exact, quoted);
}

/**
 * The signals `name`, `exact` and `quoted`, by document: how much of the query its title, aliases and asked phrases cover together,
 * whether one of them is the query, and whether the query contains one as a message.
 */
export function nameScores(query: Evaluated): Float64Array {
  const {corpus, clauses, total} = query;
  const named = new Float64Array(corpus.documents.length);
  const covered = new Map<Name, {rarity: number; words: number}>();
  for (const {names, rarity} of clauses) {
    const best = new Map<number, number>();
    for (const [name, quality] of names) {
      best.set(name.document, Math.max(best.get(name.document) ?? 0, quality));
      const of = covered.get(name) ?? {rarity: 0, words: 0};
      covered.set(name, of);
      of.rarity += rarity;
      if (quality === weights.quality.exact) of.words += 1;
    }
    for (const [document, quality] of best) named[document] = (named[document] ?? 0) + rarity * quality;
  }
  const scores = named.map((rarity) => weights.name * (rarity / total) ** weights.nameCoverage);
  for (const [name, {rarity, words}] of covered)
    scores[name.document] = Math.max(scores[name.document] ?? 0, nameScore(query, name, rarity, words));
  return scores.map((score) => total * score);
}

/**
 * The text score of a section: the sum over the clauses, reduced for those that only the beginning of its page covers, or that
 * are missing.
 */
function textScore({clauses, total}: Evaluated, place: number, first: number): number {
  let score = 0;
  let own = 0;
  let covered = 0;
  for (const {termWeights, rarity} of clauses) {
    const best = Math.max(termWeights[place] ?? 0, termWeights[first] ?? 0);
    score += rarity * best;
    if (best > 0) covered += rarity;
    if ((termWeights[place] ?? 0) > 0) own += rarity;
  }
  return (score * Math.sqrt(covered * own)) / total;
}

/** The share of the query that a page covers with all of its sections. */
function coverageOf({clauses, total}: Evaluated, {first, last}: PageRange): number {
  const covered = clauses.filter(({termWeights}) => termWeights.subarray(first, last + 1).some(Boolean));
  return covered.reduce((sum, {rarity}) => sum + rarity, 0) / total;
}

/** Minimum number of letters of a title's beginning, because shorter ones are in many titles. */
const PREFIX_LENGTH = 5;

function pageResult(
  query: Evaluated,
  range: PageRange,
  names: Float64Array,
  demoted: readonly string[],
): PageResult | undefined {
  const {first, last, route, key} = range;
  // The signal `begun`: the query is the beginning of the title.
  const isBegun = query.key.length >= PREFIX_LENGTH && key.startsWith(query.key);
  const prefix = isBegun ? query.total * weights.begun : 0;
  const coverage = coverageOf(query, range);
  if (coverage === 0 && !isBegun) return undefined;
  const scores: number[] = [];
  const sections: SectionResult[] = [];
  for (let place = first; place <= last; place += 1) {
    const text = textScore(query, place, first);
    const name = Math.max(names[place] ?? 0, place === first ? prefix : 0);
    if (text === 0 && name === 0) continue;
    scores.push(text + name);
    // The title applies to all sections, so it only counts for the first document if it equals the query.
    const score = place === first && query.key !== key ? text : text + name;
    sections.push({document: query.corpus.documents[place] as SearchDocument, score});
  }
  const page = query.corpus.documents[first] as SearchDocument;
  // Each further section has less weight than the previous one.
  const sum = scores
    .toSorted((a, b) => b - a)
    .reduce((whole, score, order) => whole + score * weights.further ** order, 0);
  // Stems can hide the beginning of a word: `accessib` is not the beginning of an indexed term.
  const score = sum * (isBegun ? 1 : coverage) ** weights.pageCoverage * kindOf(query.key, range, page, demoted);
  return {route, page, score, sections: sections.toSorted((a, b) => b.score - a.score)};
}

/** Evaluates the words of a query, which is plain text without syntax. */
export function evaluate(corpus: Corpus, query: string): Evaluated {
  // The fragment of a pasted URL can be encoded: `/docs/scanners/nmap%23install`.
  const text = query.slice(0, MAX_QUERY_LENGTH).replaceAll(/%(?:2[0-9a-f]|3[a-f]|5[bd]|7[bd])/gi, ' ');
  const clauses = tellingWords(text).flatMap((word) => clausesOf(corpus, word));
  const total = clauses.reduce((sum, {rarity}) => sum + rarity, 0) || 1;
  return {corpus, clauses, key: keyOf(query), stems: stemsOf(query), total};
}

/** Searches a corpus. Never throws, because queries have no syntax. */
export function search(corpus: Corpus, query: string, demoted: readonly string[] = []): Found {
  const evaluated = evaluate(corpus, query);
  const terms = new Map<string, number>();
  evaluated.clauses.forEach((clause, number) => {
    for (const term of clause.terms.keys()) if (!terms.has(term)) terms.set(term, number);
  });
  const corrections = evaluated.clauses.flatMap(({corrected}) => corrected ?? []);
  const names = nameScores(evaluated);
  const pages = corpus.pages
    .flatMap((range) => pageResult(evaluated, range, names, demoted) ?? [])
    .toSorted((a, b) => b.score - a.score || (a.route < b.route ? -1 : 1));
  return {pages, corrections, terms};
}
