import assert from 'node:assert/strict';
import path from 'node:path';
import {after, describe, it} from 'node:test';
import {Site} from '../../tools/check/site';
import {programPath} from '../../tools/test/programs';
import {givenOf, isPlayed, play} from './support/player/play';
import {assertNone} from '../support/said';

const site = new Site(path.resolve(__dirname, '../..'));
const pages = site.pageFiles
  .filter((file) => file.startsWith('docs/'))
  .map((file) => site.page(file))
  .filter(isPlayed);

const totals = {calls: 0, unplayed: new Map<string, number>()};

/** Prints the number of played commands, and the reasons for the others. */
function sayTotals(): void {
  console.log(`kubectl: ${totals.calls} calls played on ${pages.length} pages`);
  for (const [reason, count] of totals.unplayed) console.log(`  not played: ${count}, ${reason}`);
}

describe('commands on pages', {concurrency: 4}, () => {
  const kubectl = programPath('kubectl');
  after(sayTotals);
  for (const page of pages) {
    it(`${page.file} does what it shows`, async () => {
      const {calls, unplayed, problems} = await play(page, kubectl);
      totals.calls += calls;
      for (const reason of unplayed) totals.unplayed.set(reason, (totals.unplayed.get(reason) ?? 0) + 1);
      assert.deepEqual(problems, []);
    });
  }

  it('only played pages have preconditions', () => {
    const files = pages.map(({file}) => file);
    assertNone(Object.keys(givenOf).filter((file) => !files.includes(file)));
  });
});
