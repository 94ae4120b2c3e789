import assert from 'node:assert/strict';
import {it} from 'node:test';
import {sizesOf, sizeTable} from '../../tools/sizes/table';
import {folderWith} from '../support/folder';

it('a reviewer sees what a change adds to every page', () => {
  const noise = Array.from({length: 4000}, (_, index) => (index * 7919).toString(36)).join();
  const [before, after] = [
    sizesOf(folderWith({'assets/js/main.aaaa.js': 'x'})),
    sizesOf(folderWith({'assets/js/main.bbbb.js': noise, 'assets/js/later.js': 'x'})),
  ];
  const row = sizeTable(before, after, {before: 20, after: 21})
    .split('\n')
    .find((line) => line.includes('every page'));
  assert.match(row ?? '', /\| 0\.0 kB \| (\d+\.\d) kB \| \+\1 kB \|/);
  assert.match(sizeTable(before, before, {before: 1, after: 1}), /\| same \|/);
});
