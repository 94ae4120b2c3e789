import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {cardSvg} from '../../src/plugins/after-build/card';
import {cardMaker} from '../../src/plugins/after-build/steps/cards';
import {folderWith} from '../support/folder';

const mark = readFileSync(path.resolve(__dirname, '../../static/img/logo-dark.svg'), 'utf8');
const card = {section: 'Blog', address: 'www.securecodebox.io/blog/a'};

test('every title has a social card, which leaves out what the font cannot draw and what does not fit', async () => {
  const draw = cardMaker(folderWith(), mark);
  const plain = await draw({...card, title: 'Scan results'});
  assert.deepEqual(await draw({...card, title: 'Scan → 结果 results'}), plain);
  for (const title of ['日本語のページ', 'A very long title '.repeat(40)])
    assert.equal((await draw({...card, title})).subarray(1, 4).toString(), 'PNG');
});

test('a word that is too long for a card is cut off, and shown once', () => {
  const lines = cardSvg({...card, title: 'x'.repeat(90)}, '').match(/>x[^<]*/g);
  assert.equal(lines?.length, 1);
  assert.match(lines[0], /x …$/);
});

test('a card is drawn again only if its content changes', async () => {
  const cache = path.join(folderWith(), 'in/a/folder');
  const draw = cardMaker(cache, mark);
  const first = await draw({...card, title: 'Nmap'});
  assert.notDeepEqual(await draw({...card, title: 'Nikto'}), first);
  assert.deepEqual(await draw({...card, title: 'Nmap'}), first);
  assert.equal(readdirSync(cache).length, 2);
});
