import assert from 'node:assert/strict';
import {cpSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, it} from 'node:test';
import {catalogDigest} from '../../src/plugins/catalog-cache/digest';
import {cardMaker} from '../../src/plugins/after-build/cards/draw';
import {folderWith} from '../support/folder';

describe('the digest of the sources of pages', () => {
  const site = folderWith();
  for (const part of ['src/catalog', 'src/lib', 'src/markdown', 'docs/how-tos', 'blog', 'package-lock.json'])
    cpSync(part, path.join(site, part), {recursive: true});

  it('is the same for the same files', () => assert.equal(catalogDigest(site), catalogDigest(site)));

  for (const part of [
    'src/catalog/crds/scan.yaml',
    'src/catalog/scanners/nmap.yaml',
    'src/lib/slug.ts',
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

describe('the cache of social cards', () => {
  it('only returns a card with the same content', async () => {
    const cache = path.join(folderWith(), 'in/a/folder');
    const draw = cardMaker(cache, '<svg></svg>');
    const card = {title: 'Nmap', section: 'Scanners', address: 'example.org/nmap'};
    const first = await draw(card);
    assert.notDeepEqual(await draw({...card, title: 'Nikto'}), first);
    assert.deepEqual(await draw(card), first);
    assert.equal(readdirSync(cache).length, 2);
  });
});
