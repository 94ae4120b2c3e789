import assert from 'node:assert/strict';
import {before, test} from 'node:test';
import {engine} from '../bench/search/engine';
import {byKind, ranked, type Measures} from '../bench/search/measures';
import {goldenQueries} from '../bench/search/queries';
import {builtRoutes, siteDir} from './support/site';

const found = new Map<string, ReadonlyMap<string, Measures>>();

before(async () => {
  const answering = engine(siteDir);
  for (const set of ['development', 'more'] as const) {
    // oxlint-disable-next-line no-await-in-loop -- the engine is not asynchronous
    found.set(set, byKind(await ranked(goldenQueries(set), answering)));
  }
});

/** What the search has to reach on each set; `npm run bench:search` says where it stands. */
const least: readonly (readonly [kind: string, measure: keyof Measures, value: number])[] = [
  ['all', 'success1', 0.92],
  ['all', 'mrr', 0.95],
  ['title', 'success1', 0.96],
  ['concept', 'success1', 0.9],
  ['typo', 'success1', 0.93],
  ['question', 'success1', 0.85],
  ['prefix', 'success1', 0.9],
  ['flag-or-field', 'success3', 0.95],
];

for (const set of ['development', 'more']) {
  for (const [kind, measure, value] of least) {
    test(`golden queries, ${set}, ${kind}: ${measure} is at least ${value}`, (context) => {
      const reached = found.get(set)?.get(kind)?.[measure] ?? 0;
      context.diagnostic(`${kind} ${measure}: ${reached.toFixed(3)}`);
      assert.ok(
        reached >= value,
        `${reached.toFixed(3)}; run "npm run bench:search -- --no-peers" to see which queries miss`,
      );
    });
  }
}

test('every page that a golden query wants exists', () => {
  const wanted = (['development', 'more'] as const).flatMap((set) => goldenQueries(set)).flatMap(({want}) => want);
  const routes = new Set(builtRoutes());
  assert.deepEqual(
    wanted.filter((route) => !routes.has(route)),
    [],
  );
});
