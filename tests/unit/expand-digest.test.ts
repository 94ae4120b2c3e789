import assert from 'node:assert/strict';
import {cpSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, it} from 'node:test';
import {catalogDigest} from '../../src/markdown/expand';
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
});
