import {MAX_QUERY_LENGTH} from '../constants';
import {tellingWords} from '../text/words';
import {clausesOf} from './clauses';
import type {Corpus} from './corpus';
import {keyOf, stemsOf} from './names';
import {pageResults, type DemotedRoutes, type Evaluated, type PageResult} from './rank';

export interface Found {
  readonly pages: readonly PageResult[];
  /** Corrected words as `[typed, corrected]`. */
  readonly corrections: readonly (readonly [string, string])[];
  /** All searched terms, with the index of the query word that they match. */
  readonly terms: ReadonlyMap<string, number>;
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
export function search(corpus: Corpus, query: string, demoted: DemotedRoutes = []): Found {
  const evaluated = evaluate(corpus, query);
  const terms = new Map<string, number>();
  evaluated.clauses.forEach((clause, number) => {
    for (const term of clause.terms.keys()) if (!terms.has(term)) terms.set(term, number);
  });
  const corrections = evaluated.clauses.flatMap(({typed, corrected}) =>
    corrected === undefined ? [] : [[typed, corrected] as const],
  );
  return {pages: pageResults(evaluated, demoted), corrections, terms};
}
