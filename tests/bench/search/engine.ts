import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {compileFunction} from 'node:vm';
import {brotliCompressSync} from 'node:zlib';
import {buildSync} from 'esbuild';
import {search as options} from '../../../src/site/search';
import {answerOf} from '../../../src/search/engine/answer';
import {Corpus, loadIndex} from '../../../src/search/engine/corpus';
import {type Found, search} from '../../../src/search/engine/rank';
import type {Answering} from './measures';
import type {GoldenQuery} from './queries';

const prefix = 'search-index-';

/** Search tags of a build. */
export const tagsOf = (build: string): string[] =>
  readdirSync(build)
    .filter((file) => file.startsWith(prefix) && file.endsWith('.json'))
    .map((file) => file.slice(prefix.length, -'.json'.length))
    .toSorted();

/** The indexes of a build, loaded as in the worker. */
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

/** The bundled engine, as browsers run it, because tsx preserves function names, which makes it slower. */
function bundledEngine(): Engine {
  const modules = ['answer', 'corpus', 'rank'];
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

/** Bytes of all indexes after Brotli. The first answer requires all of them. */
export const bytesOf = (build: string): number =>
  tagsOf(build).reduce((sum, tag) => {
    const file = readFileSync(path.join(build, `${prefix}${tag}.json`));
    return sum + brotliCompressSync(file).length;
  }, 0);

/** Routes that rank demoted others with a similar match. */
export const demoted: readonly string[] = options.demotedRoutes;

/** The worker's search function. */
export const searching =
  (corpus: Corpus) =>
  (query: string): Found =>
    search(corpus, query, demoted);

/** Routes that a search returns for a query. */
export const engine =
  (find: (query: string) => Found): Answering =>
  (query) =>
    find(query).pages.map(({route}) => route);

/** Addresses with anchors that the dialog shows for a query. */
export const places =
  (find: (query: string) => Found): Answering =>
  (query) =>
    answerOf(find(query)).groups.flatMap(({hits}) => hits.map(({href}) => href));

/** Costs of the bundled search in milliseconds: loading the indexes, and each keystroke of each query, sorted. */
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
  const keystrokes = typed.map((query) => timed(() => bundled.answerOf(bundled.search(corpus, query, demoted))));
  return {load, keystrokes: keystrokes.toSorted((a, b) => a - b)};
}
