import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {compileFunction} from 'node:vm';
import {brotliCompressSync} from 'node:zlib';
import {buildSync} from 'esbuild';
import {search as options} from '../../../src/config/search';
import {answerOf} from '../../../src/search/engine/answer';
import {Corpus, loadIndex} from '../../../src/search/engine/corpus';
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
export const corpusOf = (build: string, engine = {Corpus, loadIndex}): Corpus =>
  new engine.Corpus(
    tagsOf(build).map((tag) =>
      engine.loadIndex(JSON.parse(readFileSync(path.join(build, `${prefix}${tag}.json`), 'utf8'))),
    ),
  );

interface Engine {
  readonly Corpus: typeof Corpus;
  readonly loadIndex: typeof loadIndex;
  readonly search: typeof search;
  readonly answerOf: typeof answerOf;
}

/** The engine in a bundle, as browsers run it. tsx keeps the names of functions, which makes it slower. */
function bundledEngine(): Engine {
  const modules = ['answer', 'corpus', 'search'];
  const {outputFiles} = buildSync({
    stdin: {
      contents: modules.map((name) => `export * from './${name}';`).join(''),
      resolveDir: path.join(__dirname, '../../../src/search/engine'),
    },
    bundle: true,
    minify: true,
    format: 'cjs',
    write: false,
  });
  const module = {exports: {}};
  compileFunction(outputFiles[0]?.text ?? '', ['module'])(module);
  return module.exports as Engine;
}

/** Bytes of all indexes after brotli. The first answer needs all of them. */
export const bytesOf = (build: string): number =>
  tagsOf(build).reduce((sum, tag) => {
    const file = readFileSync(path.join(build, `${prefix}${tag}.json`));
    return sum + brotliCompressSync(file).length;
  }, 0);

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

/** What the search costs in a bundle: milliseconds to load the indexes of a build, and those of each key of each query, sorted. */
export function timesOf(build: string, queries: readonly GoldenQuery[]) {
  const bundled = bundledEngine();
  const timed = (run: () => void): number => {
    const started = performance.now();
    run();
    return performance.now() - started;
  };
  let corpus = new bundled.Corpus([]);
  const load = timed(() => {
    corpus = corpusOf(build, bundled);
  });
  const typed = queries.flatMap(({q}) => Array.from(q, (_, place) => q.slice(0, place + 1)));
  const keystrokes = typed.map((query) => timed(() => bundled.answerOf(bundled.search(corpus, query, behind))));
  return {load, keystrokes: keystrokes.toSorted((a, b) => a - b)};
}
