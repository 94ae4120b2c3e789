import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {readHeadFile} from '../../../src/search/index/head-file';
import type {TagIndex} from '../../../src/search/index/tag-index';
import {search} from '../../../src/search/query/search';
import {answerOf} from '../../../src/search/query/answer';
import type {Answering, Showing} from './measures';
import type {GoldenQuery} from './queries';

const prefix = 'search-index-';

/** Search tags of a build. */
export const tagsOf = (build: string): string[] =>
  readdirSync(build)
    .filter((file) => file.startsWith(prefix) && file.endsWith('.json'))
    .map((file) => file.slice(prefix.length, -'.json'.length))
    .toSorted();

const parsed = (build: string, file: string): unknown => JSON.parse(readFileSync(path.join(build, file), 'utf8'));

/** The indexes of a build, as the worker loads them; or what answers until they are there. */
export const indexesOf = (build: string, kind: 'whole' | 'names' = 'whole'): TagIndex[] =>
  tagsOf(build).map((tag) => {
    const head = parsed(build, `search-head-${tag}.json`);
    return kind === 'names'
      ? readHeadFile(tag, head)
      : readHeadFile(tag, head, parsed(build, `search-words-${tag}.json`));
  });

/** The engine of the site as it answers with these indexes. */
export const engine =
  (indexes: readonly TagIndex[]): Answering =>
  (query) =>
    search(indexes, query).pages.map(({route}) => route);

/** What the dialog shows for a query, as addresses with anchors. */
export const places =
  (indexes: readonly TagIndex[]): Showing =>
  (query) =>
    answerOf(search(indexes, query)).groups.flatMap(({hits}) => hits.map(({href}) => href));

/** How long each key of each query takes to be answered, in milliseconds, sorted. */
export function keystrokes(indexes: readonly TagIndex[], queries: readonly GoldenQuery[]): number[] {
  const typed = queries.flatMap(({q}) => Array.from(q, (_, place) => q.slice(0, place + 1)));
  const durations = typed.map((query) => {
    const started = performance.now();
    answerOf(search(indexes, query));
    return performance.now() - started;
  });
  return durations.toSorted((a, b) => a - b);
}
