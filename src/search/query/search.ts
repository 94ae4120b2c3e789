import type {TagIndex} from '../index/tag-index';
import type {Clause} from './clauses';
import {pageResults, type PageResult} from './rank';
import {asked} from './view';

/** What a query found. */
export interface Found {
  readonly pages: readonly PageResult[];
  /** Words that were taken for others, as `[typed, taken for]`. */
  readonly corrections: readonly (readonly [string, string])[];
  /** All terms that were looked for, with the number of the word of the query that they answer. */
  readonly terms: ReadonlyMap<string, number>;
}

/** Every term that was looked for, with the number of the clause that it answers. */
function termsOf(clauses: readonly Clause[]): Map<string, number> {
  const terms = new Map<string, number>();
  clauses.forEach(({expansions}, number) => {
    for (const [{vocabulary}, expansion] of expansions) {
      for (const term of expansion.keys()) {
        const text = vocabulary.terms[term];
        if (text !== undefined && !terms.has(text)) terms.set(text, number);
      }
    }
  });
  return terms;
}

/**
 * Searches all indexes at once, so that their scores can be compared: how rare a word is counts over all of them.
 * Every input gives an answer; nothing in it is syntax.
 */
export function search(indexes: readonly TagIndex[], query: string): Found {
  const {clauses, views, corrections} = asked(indexes, query);
  if (clauses.length === 0) return {pages: [], corrections: [], terms: new Map()};
  const pages = views.flatMap(pageResults).toSorted((a, b) => b.score - a.score || (a.route < b.route ? -1 : 1));
  // Of `scheduld-scan` only the part that was wrong is told.
  const told = corrections.filter(([typed]) => !corrections.some(([part]) => part !== typed && typed.includes(part)));
  return {pages, corrections: told, terms: termsOf(clauses)};
}
