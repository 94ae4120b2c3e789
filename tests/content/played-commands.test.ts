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

describe('commands on pages', {concurrency: 4}, () => {
  const kubectl = programPath('kubectl');
  let played = 0;
  after(() => console.log(`kubectl: ${played} calls played on ${pages.length} pages`));
  for (const page of pages) {
    it(`${page.file} does what it shows`, async () => {
      const {calls, problems} = await play(page, kubectl);
      played += calls;
      assert.deepEqual(problems, []);
    });
  }

  it('only played pages have preconditions', () => {
    const files = pages.map(({file}) => file);
    assertNone(Object.keys(givenOf).filter((file) => !files.includes(file)));
  });
});
