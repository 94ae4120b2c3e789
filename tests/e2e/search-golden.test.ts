import assert from 'node:assert/strict';
import {before, test} from 'node:test';
import {engine} from '../bench/search/engine';
import {byKind, ranked, type Measures} from '../bench/search/measures';
import {goldenQueries} from '../bench/search/queries';
import {siteDir} from './support/site';

let found: ReadonlyMap<string, Measures>;

before(async () => {
  found = byKind(await ranked(goldenQueries(), engine(siteDir)));
});

/** What the search has to reach on the development set; `npm run bench:search` says where it stands. */
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

for (const [kind, measure, value] of least) {
  test(`golden queries, ${kind}: ${measure} is at least ${value}`, (context) => {
    const reached = found.get(kind)?.[measure] ?? 0;
    context.diagnostic(`${kind} ${measure}: ${reached.toFixed(3)}`);
    assert.ok(
      reached >= value,
      `${reached.toFixed(3)}; run "npm run bench:search -- --no-peers" to see which queries miss`,
    );
  });
}
