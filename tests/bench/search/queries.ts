import {readFileSync} from 'node:fs';
import path from 'node:path';

/** A query of the development set. */
export interface GoldenQuery {
  readonly q: string;
  /** Routes that answer it; one of them is enough. */
  readonly want: readonly string[];
  readonly kind: 'title' | 'concept' | 'flag-or-field' | 'typo' | 'prefix' | 'question';
}

/** The development set. The engine is tuned, not the cases. */
export const goldenQueries = (): GoldenQuery[] =>
  readFileSync(path.join(__dirname, '../search-queries.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as GoldenQuery);
