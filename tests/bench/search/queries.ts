import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {redirects} from '../../../src/site/redirects';

export interface GoldenQuery {
  readonly q: string;
  /** Routes that answer the query. One is enough. */
  readonly want: readonly string[];
  /** Sections that answer the query, as route and anchor. A route without an anchor matches every section of the page. */
  readonly sections?: readonly string[];
  readonly kind: 'title' | 'concept' | 'flag-or-field' | 'typo' | 'prefix' | 'question' | 'symptom' | 'log' | 'short';
}

/**
 * `tuned`: names, fields, prefixes and typos, which were used to choose the weights. `heldOut`: fragments, log lines and questions from
 * chats, threads and issues, which were not. `unseen`: symptoms, logs and questions by someone who knew only the pages. `blind`: short
 * queries, pasted lines and intents, written from page titles alone. `journeys`: the jobs of the guides, by someone who knew only the jobs. `guides`: three ways to ask for each
 * guide, the upgrade to version 5 and the list of symptoms, in a user's words.
 */
const files = {
  tuned: 'search-tuned.jsonl',
  heldOut: 'search-held-out.jsonl',
  unseen: 'search-unseen.jsonl',
  blind: 'search-blind.jsonl',
  journeys: 'search-journeys.jsonl',
  guides: 'search-guides.jsonl',
};

export type QuerySet = keyof typeof files;

export const querySets = Object.keys(files) as QuerySet[];

const movedAnchors = parse(
  readFileSync(path.join(__dirname, '../../../src/site/moved-anchors.yaml'), 'utf8'),
) as Readonly<Record<string, string>>;

/** The current address of a page or section that moved after the query was written. */
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
