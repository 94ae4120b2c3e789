import assert from 'node:assert/strict';
import {cpSync, existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, it} from 'node:test';
import {titleLines} from '../../src/plugins/social-cards/lines';
import {cardMaker} from '../../src/plugins/social-cards/draw';
import {cards} from '../../src/plugins/after-build/steps/cards';
import {pages} from '../../src/plugins/after-build/steps/pages';
import type {AfterBuildContext} from '../../src/plugins/after-build/context';
import {folderWith} from '../support/folder';

const folder = folderWith();
const mark = readFileSync(path.join(__dirname, '../../static/img/logo-dark.svg'), 'utf8');
const card = {title: 'Nmap', section: 'Scanners', address: 'www.example.org/docs/nmap'};
/** As wide as half of its size for each letter. */
const widthOf = (text: string) => text.length / 2;

describe('a social card', () => {
  it('is identical to the byte wherever it is drawn, and cached', async () => {
    const [one, other] = [path.join(folder, 'one'), path.join(folder, 'other')];
    const first = await cardMaker(one, mark).make(card);
    assert.deepEqual(await cardMaker(other, mark).make(card), first);
    assert.deepEqual(cardMaker(one, mark).made(card), first);
  });
  it('reports a title that is too long for it', () => {
    assert.throws(() => titleLines('x'.repeat(80), 1040, widthOf), /the title "x+" is too long .* "image"/);
  });
});

describe('pictures for social networks', () => {
  const outDir = path.join(folder, 'site');
  const page = (title: string, more = '') =>
    `<html><head><meta property=og:title content="${title} | Site"/>${more}</head><body>`;

  it('an image in the front matter wins, and gets an alternative text', async () => {
    cpSync(path.join(__dirname, '../../static/img'), path.join(outDir, 'img'), {recursive: true});
    writeFileSync(path.join(outDir, 'plain.html'), page('Plain &amp; simple'));
    writeFileSync(
      path.join(outDir, 'own.html'),
      page('Own', '<meta property=og:image content=https://x.org/own.png />'),
    );
    const context = {
      siteDir: outDir,
      outDir,
      siteConfig: {url: 'https://x.org', baseUrl: '/', title: 'Site', tagline: 'A site.', titleDelimiter: '|'},
      routesPaths: ['/plain', '/own'],
      documents: [{route: '/plain', section: 'Hooks'}],
      options: {socialCards: {mark: 'img/logo-dark.svg'}},
    } as unknown as AfterBuildContext;
    await Promise.all([cards(context), pages(context)]);
    const [plain, own] = ['plain', 'own'].map((name) => readFileSync(path.join(outDir, `${name}.html`), 'utf8'));
    assert.ok(existsSync(path.join(outDir, 'img/cards/plain.png')));
    assert.match(plain!, /og:image" content="https:\/\/x\.org\/img\/cards\/plain\.png"/);
    assert.match(plain!, /og:image:alt" content="Site: Hooks: Plain &amp; simple"/);
    assert.ok(!existsSync(path.join(outDir, 'img/cards/own.png')));
    assert.deepEqual(own!.match(/og:image[" ]/g)?.length, 1);
    assert.match(own!, /og:image:alt" content="Site: Own"/);
  });
});
