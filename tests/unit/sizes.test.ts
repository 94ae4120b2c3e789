import assert from 'node:assert/strict';
import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {it} from 'node:test';
import {sizesOf, sizeTable} from '../../tools/sizes/table';

function build(scripts: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sizes-'));
  mkdirSync(path.join(folder, 'assets/js'), {recursive: true});
  for (const [name, text] of Object.entries(scripts)) writeFileSync(path.join(folder, 'assets/js', name), text);
  return folder;
}

it('a reviewer sees what a change adds to every page', () => {
  const noise = Array.from({length: 4000}, (_, index) => (index * 7919).toString(36)).join();
  const [before, after] = [
    sizesOf(build({'main.aaaa.js': 'x'})),
    sizesOf(build({'main.bbbb.js': noise, 'later.js': 'x'})),
  ];
  const row = sizeTable(before, after, {before: 20, after: 21})
    .split('\n')
    .find((line) => line.includes('every page'));
  assert.match(row ?? '', /\| 0\.0 kB \| (\d+\.\d) kB \| \+\1 kB \|/);
  assert.match(sizeTable(before, before, {before: 1, after: 1}), /\| same \|/);
});
