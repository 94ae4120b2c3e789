import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {search as options} from '../../../src/config/search';
import {answerOf} from '../../../src/search/engine/answer';
import {Corpus} from '../../../src/search/engine/corpus';
import {LoadedIndex} from '../../../src/search/engine/loaded-index';
import type {Behind} from '../../../src/search/engine/rank';
import {search, type Found} from '../../../src/search/engine/search';
import type {Answering, Showing} from './measures';
import type {GoldenQuery} from './queries';

const prefix = 'search-index-';

/** Search tags of a build. */
export const tagsOf = (build: string): string[] =>
  readdirSync(build)
    .filter((file) => file.startsWith(prefix) && file.endsWith('.json'))
    .map((file) => file.slice(prefix.length, -'.json'.length))
    .toSorted();

/** The indexes of a build, as the worker loads them. */
export const corpusOf = (build: string): Corpus =>
  new Corpus(
    tagsOf(build).map(
      (tag) => new LoadedIndex(JSON.parse(readFileSync(path.join(build, `${prefix}${tag}.json`), 'utf8'))),
    ),
  );

/** Bytes of all indexes after brotli. The first answer needs all of them. */
export const bytesOf = (build: string): number =>
  tagsOf(build).reduce((sum, tag) => {
    const file = readFileSync(path.join(build, `${prefix}${tag}.json`));
    return sum + brotliCompressSync(file).length;
  }, 0);

/** How long it takes to read and load the indexes of a build, in milliseconds. */
export function loading(build: string): number {
  const started = performance.now();
  corpusOf(build);
  return performance.now() - started;
}

/** Which pages of the site come after others that answer alike. */
export const behind: Behind = {background: options.backgroundRoutes, removed: options.removedRoutes};

/** Searches as the worker does. */
export const searching =
  (corpus: Corpus) =>
  (query: string): Found =>
    search(corpus, query, behind);

/** The pages that answer a query. */
export const engine =
  (find: (query: string) => Found): Answering =>
  (query) =>
    find(query).pages.map(({route}) => route);

/** What the dialog shows for a query, as addresses with anchors. */
export const places =
  (find: (query: string) => Found): Showing =>
  (query) =>
    answerOf(find(query)).groups.flatMap(({hits}) => hits.map(({href}) => href));

/** How long each key of each query takes to be answered, in milliseconds, sorted. */
export function keystrokes(find: (query: string) => Found, queries: readonly GoldenQuery[]): number[] {
  const typed = queries.flatMap(({q}) => Array.from(q, (_, place) => q.slice(0, place + 1)));
  const durations = typed.map((query) => {
    const started = performance.now();
    answerOf(find(query));
    return performance.now() - started;
  });
  return durations.toSorted((a, b) => a - b);
}
