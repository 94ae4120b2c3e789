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
 * `development`: by which the engine was tuned. `more`: of the same kind, written after it, to see whether it is tuned to
 * the cases. `long`: harder ones, mostly whole questions in the words of a reader rather than those of the pages.
 * `questions`: the words of questions that users asked in public, with the sections that answer them. `symptoms`: of that
 * kind, from troubleshooting, limits and requirements, as impatient readers would type them; the engine was tuned by it too.
 * `asked`: half sentences and log lines about all sections, written before they were asked; constants were chosen on its first half, with the totals of both in sight.
 * `chats`: as people ask in issues and chats, with the section that answers; pages were reworded by every second one, from the first on.
 * `later`: 60 pasted lines and half questions, written before the engine was asked; weights were chosen with every second one, from the first on.
 * `titles`: in the words of titles of issues; weights were chosen with them.
 * `messy`: 40 pasted lines, half sentences, symptoms without terms of the product and questions for one field; the engine was tuned by them.
 * `pasted`: 80 half sentences and lines of logs, written before the engine was asked; pages were reworded by every second one, from the first on.
 * `said`: as people say it in chats, without terms of the product; the words by which readers ask for sections were chosen with them in sight.
 * `where`: where something is set or changed, written before the engine was asked; weights and words were chosen with every second one, from the first on.
 * `unseen`: 120 symptoms, logs, questions and short queries by somebody who knew the pages, and neither the engine nor the words chosen for sections; nothing is chosen by its cases.
 * `paraphrased`: 90 queries mostly without the words of the pages, by somebody who knew nothing but the pages; every second one, from the first on, was read while the list of other words grew.
 * `threads`: 102 titles, sentences and lines of logs from public threads about the product and its parts, as people wrote them; every second one, from the first on, was read while everyday words were chosen.
 * `typed`: 87 half sentences, pasted pieces and short questions, written before a page was opened; weights and words were chosen with every second one, from the first on.
 * `blind`: 118 short queries, pasted lines, questions and intents, written from the titles of the pages alone; every second one, from the second on, was read while pages were reworded, and the others never.
 */
const files = {
  development: 'search-queries.jsonl',
  more: 'search-queries-more.jsonl',
  long: 'search-queries-long.jsonl',
  questions: 'search-questions.jsonl',
  symptoms: 'search-symptoms.jsonl',
  asked: 'search-asked.jsonl',
  chats: 'search-chats.jsonl',
  later: 'search-later.jsonl',
  titles: 'search-titles.jsonl',
  pasted: 'search-pasted.jsonl',
  said: 'search-said.jsonl',
  messy: 'search-messy.jsonl',
  where: 'search-where.jsonl',
  unseen: 'search-unseen.jsonl',
  paraphrased: 'search-paraphrased.jsonl',
  threads: 'search-threads.jsonl',
  typed: 'search-typed.jsonl',
  blind: 'search-blind.jsonl',
};

/** A set of queries. */
export type QuerySet = keyof typeof files;

/** All sets. */
export const querySets = Object.keys(files) as QuerySet[];
export const laterSets = querySets.filter((set) => set !== 'development');

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

/** The queries of a set. The engine is tuned, not the cases. */
export const goldenQueries = (set: QuerySet = 'development'): GoldenQuery[] =>
  readFileSync(path.join(__dirname, '..', files[set]), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line, today) as GoldenQuery);
