import assert from 'node:assert/strict';
import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {PRODUCT_RELEASE} from '../../src/catalog/product';
import {identity} from '../../src/config/identity';
import {all, read} from '../support/elements';
import {factsOf} from '../support/page-facts';
import {builtFile, builtRoutes, fileOfRoute, siteDir} from '../support/site';

const routes = builtRoutes();
const docs = routes.filter((route) => route.startsWith('/docs/'));
const fileOf = (address: string) => path.join(siteDir, address);

/** Width and height of a PNG file, from its header. */
function sizeOf(address: string): string {
  const file = readFileSync(fileOf(address));
  assert.equal(file.toString('latin1', 1, 4), 'PNG', `${address} is a PNG file`);
  return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`;
}

test('every page has a social card of its own, of the size that networks show whole, with an alternative text that contains the title', () => {
  const heavy = 64 * 1024;
  const cards = new Set<string>();
  for (const route of routes) {
    const {meta, title} = factsOf(route);
    const value = (name: string) => meta.get(name)?.join('|');
    const card = (value('og:image') ?? '').slice(identity.url.length);
    assert.equal(sizeOf(card), `${value('og:image:width')}x${value('og:image:height')}`, route);
    assert.equal(sizeOf(card), '1200x630', route);
    assert.equal(value('twitter:image'), value('og:image'), route);
    assert.ok(statSync(fileOf(card)).size <= heavy, `${card} is small`);
    const headline = route === '/' ? identity.tagline : title.slice(0, title.lastIndexOf(' | '));
    assert.ok(value('og:image:alt')?.endsWith(headline), `${route}: ${value('og:image:alt')}`);
    cards.add(card);
  }
  assert.equal(cards.size, routes.length);
});

test('every page of the documentation shows to which release it applies and links to how to find the installed one', () => {
  const sentence = `Applies to ${identity.title} ${PRODUCT_RELEASE}. Check your release`;
  const silent = docs.filter(
    (route) => !all(read(builtFile(fileOfRoute(route))), 'p').some((paragraph) => paragraph.text() === sentence),
  );
  assert.ok(docs.length > 100);
  assert.deepEqual(silent, []);
});
