import assert from 'node:assert/strict';
import {cpSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {after, before, describe, it} from 'node:test';
import {catalogDigest} from '../../src/markdown/expand';
import {KEPT, keptText} from '../../src/markdown/expand/kept';
import {readerOf} from '../../src/plugins/after-build/html/reading';
import {kept} from '../../src/files/kept';
import {folderWith} from '../support/folder';

describe('the digest of what pages are made from', () => {
  const site = folderWith();
  for (const part of ['src/catalog', 'src/markdown', 'docs/how-tos', 'blog', 'package-lock.json'])
    cpSync(part, path.join(site, part), {recursive: true});

  it('is the same for the same files', () => assert.equal(catalogDigest(site), catalogDigest(site)));

  for (const part of [
    'src/catalog/crds/scan.schema.yaml',
    'src/catalog/scanners/nmap.yaml',
    'src/markdown/index.ts',
    'package-lock.json',
  ])
    it(`changes with ${part}`, () => {
      const file = path.join(site, part);
      const [text, digest] = [readFileSync(file, 'utf8'), catalogDigest(site)];
      writeFileSync(file, `${text} `);
      assert.notEqual(catalogDigest(site), digest);
      writeFileSync(file, text);
    });
});

describe('the text that a page was expanded to', () => {
  const FILE = 'tests/kept.md';
  const environment = process.env.NODE_ENV;

  const clear = (): void => rmSync(path.join(KEPT, path.dirname(FILE)), {recursive: true, force: true});

  before(() => {
    clear();
    process.env.NODE_ENV = 'production';
  });
  after(() => {
    clear();
    process.env.NODE_ENV = environment;
  });

  it('is made once as long as the page stays the same, and each time outside of builds', () => {
    const expanded: string[] = [];
    const text = (source: string, file = FILE): string =>
      keptText(source, file, () => {
        expanded.push(source);
        return `${source}, expanded`;
      });
    assert.deepEqual(
      [text('one'), text('one'), text('two'), text('one')],
      ['one, expanded', 'one, expanded', 'two, expanded', 'one, expanded'],
    );
    assert.deepEqual(expanded, ['one', 'two', 'one']);

    process.env.NODE_ENV = 'development';
    assert.equal(text('one'), 'one, expanded');
    process.env.NODE_ENV = 'production';
    assert.equal(text('one', path.resolve(FILE)), 'one, expanded');
    assert.deepEqual(expanded, ['one', 'two', 'one', 'one', 'one']);
  });
});

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
      const last = asked('a');
      writeFileSync(file, spoil(readFileSync(file)));
      assert.equal(asked('a'), last + 1);
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
