import {stem} from '../text/stem';
import {conditionsOf, rarityIn, type Clause} from './clauses';
import type {LoadedIndex} from './loaded-index';
import {keyOf} from './names';
import {parse} from './parse';
import {pageResults, type Behind, type PageResult} from './rank';
import {viewOf, type View} from './signals';

/** What a query found. */
export interface Found {
  readonly pages: readonly PageResult[];
  /** Words that were taken for others, as `[typed, taken for]`. */
  readonly corrections: readonly (readonly [string, string])[];
  /** All terms that were looked for, with the number of the word of the query that they answer. */
  readonly terms: ReadonlyMap<string, number>;
}

/** Evaluates a query in all indexes at once, so that their scores can be compared. */
export function evaluate(indexes: readonly LoadedIndex[], query: string): {clauses: Clause[]; views: View[]} {
  const words = parse(query, ({joined}) => rarityIn(indexes, stem(joined)));
  const clauses = conditionsOf(indexes, words);
  return {clauses, views: indexes.map((index) => viewOf(index, clauses, keyOf(query)))};
}

const nothingBehind: Behind = {background: [], removed: []};

/** Searches all indexes. Every input gives an answer; nothing in it is syntax. */
export function search(indexes: readonly LoadedIndex[], query: string, behind = nothingBehind): Found {
  const {clauses, views} = evaluate(indexes, query);
  const pages = views
    .flatMap((view) => pageResults(view, behind))
    .toSorted((a, b) => b.score - a.score || (a.route < b.route ? -1 : 1));
  const terms = new Map<string, number>();
  clauses.forEach((clause, number) => {
    for (const term of clause.terms.keys()) if (!terms.has(term)) terms.set(term, number);
  });
  const corrections = clauses.flatMap(({typed, corrected}) => (corrected ? [[typed, corrected] as const] : []));
  return {pages, corrections, terms};
}
