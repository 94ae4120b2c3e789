import assert from 'node:assert/strict';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, it} from 'node:test';
import {readerOf} from '../../src/plugins/after-build/html/reading';
import {kept} from '../../src/files/kept';
import {folderWith} from '../support/folder';

describe('what a build keeps for the next one', () => {
  const file = path.join(folderWith(), 'in/a/folder.json');
  let made = 0;
  const asked = (key: string): number => kept(file, key, () => ++made);

  it('is taken over for the same key, and made anew for another', () => {
    assert.deepEqual(['a', 'a', 'b', 'a'].map(asked), [1, 1, 2, 3]);
  });

  it('is not believed when the file is cut, changed or empty', () => {
    for (const spoil of [
      (bytes: Buffer) => bytes.subarray(0, -1),
      (bytes: Buffer) => Buffer.concat([bytes.subarray(0, -1), Buffer.from('9')]),
      () => Buffer.alloc(0),
    ]) {
      const before = asked('a');
      writeFileSync(file, spoil(readFileSync(file)));
      assert.equal(asked('a'), before + 1);
    }
  });
});

describe('a finished page', () => {
  const [outDir, cache] = [folderWith(), folderWith()];
  const write = (title: string, script: string, inline = '') =>
    writeFileSync(
      path.join(outDir, 'page.html'),
      `<html><head><script src=/assets/js/main.${script}.js defer></script>${inline}</head><main><h1>${title}</h1></main></html>`,
    );
  const read = () => readerOf(outDir, cache)('page.html');
  const state = () => readFileSync(path.join(cache, 'page.html.json'), 'latin1');

  it('is read anew when it says something else, not when a script has another name', () => {
    write('One', '0a1b2c3d');
    assert.equal(read().content.title, 'One');
    const first = state();
    write('One', 'ffffffff');
    read();
    assert.equal(state(), first);
    write('Two', 'ffffffff', '<script>run()</script>');
    assert.equal(read().content.title, 'Two');
    assert.deepEqual(read().inline.scripts, ['run()']);
  });
});
