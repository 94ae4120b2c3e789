import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {redirects} from '../../../src/config/redirects';

/** A query with the pages that answer it. */
export interface GoldenQuery {
  readonly q: string;
  /** Routes that answer it; one of them is enough. */
  readonly want: readonly string[];
  /** Sections that answer it, as route and anchor. A route without anchor is answered by every place of the page. */
  readonly sections?: readonly string[];
  readonly kind: 'title' | 'concept' | 'flag-or-field' | 'typo' | 'prefix' | 'question' | 'symptom' | 'log' | 'short';
}

/**
 * `tuned`: names, fields, beginnings and typing errors; weights were chosen with these in sight. `heldOut`: half sentences, lines of logs and questions from chats, threads
 * and issues; nothing was chosen with them. `unseen`: symptoms, logs and questions by somebody who knew the pages only.
 * `blind`: short queries, pasted lines and intents, written from the titles of the pages alone.
 */
const files = {
  tuned: 'search-tuned.jsonl',
  heldOut: 'search-held-out.jsonl',
  unseen: 'search-unseen.jsonl',
  blind: 'search-blind.jsonl',
};

/** A set of queries. */
export type QuerySet = keyof typeof files;

/** All sets. */
export const querySets = Object.keys(files) as QuerySet[];

const movedAnchors = parse(
  readFileSync(path.join(__dirname, '../../../src/config/moved-anchors.yaml'), 'utf8'),
) as Readonly<Record<string, string>>;

/** The current address of a page or section that has moved since the query was written. */
function today(key: string, value: unknown): unknown {
  if (key === 'q' || typeof value !== 'string') return value;
  const moved = movedAnchors[value];
  if (moved !== undefined) return moved;
  return value.replace(/^[^#]*/, (route) => redirects.find(({from}) => from === route)?.to ?? route);
}

/** The queries of a set. Tune the ranking, not the queries. */
export const goldenQueries = (set: QuerySet): GoldenQuery[] =>
  readFileSync(path.join(__dirname, '..', files[set]), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line, today) as GoldenQuery);
