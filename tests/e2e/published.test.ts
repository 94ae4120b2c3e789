import assert from 'node:assert/strict';
import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import type {Nodes} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {PRODUCT_RELEASE} from '../../src/catalog/product';
import {identity} from '../../src/site/identity';
import {sha256} from '../../src/lib/digest';
import {BUILD_INFO, type BuildInfo} from '../../src/site/hosts/build-info';
import {all, read} from '../support/elements';
import {factsOf} from '../support/page-facts';
import {builtFile, builtFiles, builtRoutes, fileOfRoute, siteDir, sitemapRoutes} from '../support/site';
import {assertNone} from '../support/said';

const routes = builtRoutes();
const docs = routes.filter((route) => route.startsWith('/docs/'));
const fileOf = (address: string) => path.join(siteDir, address);

/** The dimensions in the header of a PNG file. */
function sizeOf(address: string): string {
  const file = readFileSync(fileOf(address));
  assert.equal(file.toString('latin1', 1, 4), 'PNG', `${address} is a PNG file`);
  return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`;
}

test('every page has its own social card in the size that networks show completely', () => {
  const heavy = 64 * 1024;
  const cards = new Set<string>();
  for (const route of routes) {
    const {meta} = factsOf(route);
    const value = (name: string) => meta.get(name)?.join('|');
    const card = (value('og:image') ?? '').slice(identity.url.length);
    assert.equal(sizeOf(card), `${value('og:image:width')}x${value('og:image:height')}`, route);
    assert.equal(sizeOf(card), '1200x630', route);
    assert.equal(value('twitter:image'), value('og:image'), route);
    assert.ok(statSync(fileOf(card)).size <= heavy, `${card} is small`);
    cards.add(card);
  }
  assert.equal(cards.size, routes.length);
});

test('every docs page shows its release, which links to how to check the installed one', () => {
  const check = 'article a[href="/docs/getting-started/upgrading#installed-release"]';
  const silent = docs.filter(
    (route) =>
      !all(read(builtFile(fileOfRoute(route))), check).some((link) => link.text() === `Applies to ${PRODUCT_RELEASE}`),
  );
  assert.ok(docs.length > 100);
  assert.deepEqual(silent, []);
});

const isPage = (route: string) => route.startsWith('/docs/') || /^\/blog\/\d{4}\/\d/.test(route);
const pages = sitemapRoutes().filter(isPage);

test('llms-full.txt contains the Markdown of every page', () => {
  const text = builtFile('llms-full.txt');
  assertNone(pages.filter((route) => !text.includes(`Page: <${identity.url}${route}>`)));
});

test('every page links to its Markdown, its source and a problem form that contains page and release', () => {
  const lacking = pages.filter((route) => {
    const html = builtFile(`${route.slice(1)}.html`).replaceAll('&amp;', '&');
    const [, form = ''] = /href="?([^"\s>]+\/issues\/new\?[^"\s>]+)/.exec(html) ?? [];
    const fields = form === '' ? new URLSearchParams() : new URL(form).searchParams;
    const known = fields.get('page') === identity.url + route && fields.get('release') === PRODUCT_RELEASE;
    return !known || !fields.get('title') || !html.includes(`${route}.md`) || !html.includes('/edit/');
  });
  assert.deepEqual(lacking, []);
});

test('build-info.json has the digest of every file, so that a deployed site can be compared', () => {
  const {files} = JSON.parse(builtFile(BUILD_INFO)) as BuildInfo;
  const expected = builtFiles().filter((file) => file !== BUILD_INFO);
  assert.deepEqual(Object.keys(files).toSorted(), expected.toSorted());
  for (const file of expected) assert.equal(files[file], sha256(readFileSync(path.join(siteDir, file))), file);
});

test("the licenses of all bundled packages are published, including the framework's", () => {
  const notices = builtFile('third-party-licenses.txt');
  for (const name of ['react', 'react-dom', '@docusaurus/core', 'react-router']) {
    assert.match(notices, new RegExp(`^${name} [\\d.]+ \\(`, 'm'), name);
  }
});

/** A standard Markdown parser with tables and without extensions of this site. */
const markdown = unified().use(remarkParse).use(remarkGfm).freeze();

const twins = builtFiles()
  .filter((file) => file.endsWith('.md'))
  .map((file) => ({file, tree: markdown.parse(builtFile(file))}));
type Twin = (typeof twins)[number];

/** The position and value of each problem that `wrong` returns. */
function found(wrong: (node: Nodes, twin: Twin) => unknown): readonly string[] {
  const places: string[] = [];
  for (const twin of twins)
    visit(twin.tree, (node) => {
      const what = wrong(node, twin);
      if (what) places.push(`${twin.file}:${node.position?.start.line} ${String(what)}`);
    });
  return places;
}

/** The built file that an address leads to; undefined for other sites. */
function targetOf(url: string, from: string): string | undefined {
  const {href} = new URL(url, `${identity.url}/${from}`);
  if (!href.startsWith(`${identity.url}/`)) return undefined;
  return decodeURI(href.slice(identity.url.length + 1).replace(/[?#].*$/, '')) || 'index';
}

test('every Markdown version belongs to a page', () => {
  const pageOf = (file: string) => path.join(siteDir, file.replace(/\.md$/, '.html'));
  assertNone(twins.map(({file}) => file).filter((file) => !existsSync(pageOf(file))));
});

test('every link and image in a Markdown version has an absolute address, and internal ones exist', () => {
  const wrong = found((node, {file}) => {
    if (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition') return undefined;
    const target = targetOf(node.url, file);
    const exists =
      target === undefined || [target, `${target}.html`].some((one) => existsSync(path.join(siteDir, one)));
    return (!/^(?:https?:\/\/|mailto:|#)/.test(node.url) || !exists) && node.url;
  });
  assert.deepEqual(wrong, []);
});

test('a Markdown version is plain Markdown without HTML, JSX, directives or comments', () => {
  const wrong = found((node) => {
    if (node.type === 'html') return node.value;
    return node.type === 'text' && /^\s*:{2,}|\{\/\*|pathname:|\]\(/m.test(node.value) && node.value;
  });
  assert.deepEqual(wrong, []);
});
