import assert from 'node:assert/strict';
import {cpSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, it} from 'node:test';
import {catalogDigest} from '../../src/markdown/expand';
import {withCacheVersion} from '../../src/plugins/catalog-cache/cache-version';
import {folderWith} from '../support/folder';

const site = folderWith();
for (const part of ['src/catalog', 'src/markdown', 'docs/how-tos', 'blog', 'package-lock.json']) {
  cpSync(part, path.join(site, part), {recursive: true});
}

/** Digests before and after a change of a file. */
function change(file: string, edit: (text: string) => string): [string, string] {
  const full = path.join(site, file);
  const text = readFileSync(full, 'utf8');
  const before = catalogDigest(site);
  writeFileSync(full, edit(text));
  const changed = catalogDigest(site);
  writeFileSync(full, text);
  return [before, changed];
}

describe('the digest of what pages are made from', () => {
  it('is the same for the same files', () => assert.equal(catalogDigest(site), catalogDigest(site)));

  for (const [file, from, to] of [
    ['src/catalog/crds/scan.schema.yaml', 'A single run', 'One run'],
    ['src/catalog/scanners/nmap.yaml', 'Finds live hosts', 'Finds hosts'],
    ['src/markdown/index.ts', 'The Markdown plugins', 'Markdown plugins'],
    ['package-lock.json', '"lockfileVersion"', ' "lockfileVersion"'],
  ] as const) {
    it(`changes with ${file}`, () => {
      const [before, changed] = change(file, (text) => {
        assert.ok(text.includes(from));
        return text.replace(from, to);
      });
      assert.notEqual(changed, before);
    });
  }

  it('changes with the title of a page, which others show in links, and not with its text', () => {
    const page = 'docs/how-tos/scanning-networks.md';
    const [before, renamed] = change(page, (text) => text.replace(/^title: .*$/m, 'title: Another title'));
    assert.notEqual(renamed, before);
    const [, rewritten] = change(page, (text) => `${text}\nMore.\n`);
    assert.equal(rewritten, before);
  });
});

describe('the version of the bundler cache', () => {
  it('carries the digest with Rspack and with webpack', () => {
    assert.deepEqual(
      withCacheVersion({cache: true, experiments: {cache: {type: 'persistent', version: 'client-1'}}}, 'abc'),
      {
        experiments: {cache: {version: 'client-1-abc'}},
      },
    );
    assert.deepEqual(withCacheVersion({cache: {type: 'filesystem', version: '1'}}, 'abc'), {cache: {version: '1-abc'}});
  });

  it('stays out of a configuration without a persistent cache', () => {
    assert.deepEqual(withCacheVersion({cache: undefined, experiments: {}}, 'abc'), {});
  });
});
