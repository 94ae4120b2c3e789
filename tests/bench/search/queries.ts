import {readFileSync} from 'node:fs';
import path from 'node:path';

/** A query with the pages that answer it. */
export interface GoldenQuery {
  readonly q: string;
  /** Routes that answer it; one of them is enough. */
  readonly want: readonly string[];
  readonly kind: 'title' | 'concept' | 'flag-or-field' | 'typo' | 'prefix' | 'question';
}

/**
 * Two sets: `development`, by which the engine was tuned, and `more`, written after it as a second opinion on whether it
 * is tuned to the cases.
 */
const files = {development: 'search-queries.jsonl', more: 'search-queries-more.jsonl'};

/** The queries of a set. The engine is tuned, not the cases. */
export const goldenQueries = (set: keyof typeof files = 'development'): GoldenQuery[] =>
  readFileSync(path.join(__dirname, '..', files[set]), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as GoldenQuery);
