import assert from 'node:assert/strict';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {identity, keywords} from '../../../src/config/identity';
import {attributeOf, classesOf, elementsOf, parsePage, type Element} from '../../../src/text/html';
import {factsOf} from '../support/page-facts';
import {builtFile, builtRoutes, canonicalOf, fileOfRoute, siteDir} from '../../support/site';

const routes = builtRoutes();
const posts = routes.filter((route) => /^\/blog\/\d{4}\//.test(route));
const elements = (route: string): Element[] => [...elementsOf(parsePage(builtFile(fileOfRoute(route))))];
const html = (route: string) => builtFile(fileOfRoute(route));
const plainText = (markup: string) => markup.replaceAll(/<script[^]*?<\/script>|<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');

/** Posts of which a list shows the text. */
const postsOn = (route: string) => elements(route).filter((element) => element.tagName === 'article').length;

test('[S1.1 S2.3] there are a home page, a documentation and a blog, and the bar of each leads to the others', () => {
  for (const route of ['/', '/docs/getting-started/installation', '/blog']) {
    assert.ok(routes.includes(route), route);
    const {links} = factsOf(route);
    for (const other of ['/', '/docs/getting-started/installation', '/blog']) assert.ok(links.includes(other), other);
  }
});

test('[S2.4 S9.3] the blog lists ten posts a page', () => {
  const pages = routes.filter((route) => /^\/blog(?:\/page\/\d+)?$/.test(route));
  assert.ok(pages.includes('/blog/page/2'));
  assert.equal(postsOn('/blog'), 10);
  assert.equal(
    pages.map(postsOn).reduce((sum, count) => sum + count, 0),
    posts.length,
  );
});

test('[S2.5] there are an archive, a list of tags and a list for each tag, of which that of the product has a second page', () => {
  for (const route of [
    '/blog/archive',
    '/blog/tags',
    '/blog/tags/secure-code-box',
    '/blog/tags/secure-code-box/page/2',
  ]) {
    assert.ok(routes.includes(route), route);
  }
  const {links} = factsOf('/blog/tags');
  const tags = routes.filter((route) => /^\/blog\/tags\/[^/]+$/.test(route));
  assert.ok(tags.length > 5);
  for (const tag of tags) assert.ok(links.includes(tag), tag);
  const archived = new Set(factsOf('/blog/archive').links);
  assert.deepEqual(
    posts.filter((post) => !archived.has(post)),
    [],
  );
});

test('[S2.6] every post stands at its date, and so do all since 2020', () => {
  for (const post of posts) assert.match(post, /^\/blog\/20[2-9]\d\/(?:0\d|1[0-2])\/[0-3]\d\/[\w.-]+$/);
  const dates = posts.map((post) => post.split('/').slice(2, 5).join('-'));
  assert.ok(dates.some((date) => date.startsWith('2020')) && dates.some((date) => date.startsWith('2025')));
});

test('[S2.7] every post says how long it takes to read', () => {
  assert.deepEqual(
    posts.filter((post) => !/(?:\d+|One) min read/.test(plainText(html(post)))),
    [],
  );
});

test('[S2.8] the sidebar of the blog has all posts, grouped by year, newest first', () => {
  const sidebar = /<aside[^]*?<\/aside>/.exec(html('/blog'))?.[0] ?? '';
  const years = [...plainText(sidebar).matchAll(/\b(20\d\d)\b/g)].map(([year]) => year);
  assert.deepEqual([...new Set(years)], [...new Set(posts.map((post) => post.split('/')[2]))].toSorted().toReversed());
  for (const post of posts) assert.ok(sidebar.includes(post), post);
});

test('[S2.10] the pages of the documentation have a sidebar that leads through all sections', () => {
  const {links} = factsOf('/docs/getting-started/installation');
  for (const section of ['/docs/scanners', '/docs/hooks', '/docs/how-tos']) assert.ok(links.includes(section), section);
  assert.ok(
    elements('/docs/scanners/nmap').some((element) => classesOf(element).includes('theme-doc-sidebar-container')),
  );
});

test('[S2.11 S9.11] the documentation has no version in its paths, and English no prefix', () => {
  assert.deepEqual(
    routes.filter((route) => /^\/(?:en|docs\/(?:next|current|\d+(?:\.\d+)+))(?:\/|$)/.test(route)),
    [],
  );
  assert.match(html('/'), /<html[^>]* lang="?en[" ]/);
});

test('[S2.13 R6] index and template of the decision records are not published, the telemetry page is', () => {
  assert.ok(routes.includes('/docs/telemetry'));
  assert.deepEqual(
    routes.filter((route) => /architecture_decisions\/(?:.*template|readme|index)/i.test(route)),
    [],
  );
});

test('[S9.3] the nineteen decision records and those since then stand in a row, without a gap', () => {
  const records = routes.filter((route) => /\/adr_\d{4}$/.test(route)).map((route) => route.slice(-4));
  assert.deepEqual(
    records,
    Array.from({length: Math.max(19, records.length)}, (_, index) => String(index + 1).padStart(4, '0')),
  );
});

test('[S3.1] each concept of the product is described on a page of its own', () => {
  const kinds = ['Scan', 'ScanType', 'ScheduledScan', 'ParseDefinition', 'CascadingRule', 'ScanCompletionHook'];
  const route = (name: string) => `/docs/api/crds/${name.replaceAll(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase()}`;
  for (const [kind, address] of [
    ...kinds.map((name) => [name, route(name)] as const),
    ['Finding', '/docs/api/finding'] as const,
  ]) {
    const heading = plainText(/<h1[^]*?<\/h1>/.exec(html(address))?.[0] ?? '').replaceAll(/\s/g, '');
    assert.match(heading, new RegExp(kind, 'i'), address);
  }
});

test('[S3.9 S1.4 R1] address, base path, delimiter and form of the paths are those of the configuration, on every page', () => {
  assert.equal(identity.url, 'https://www.securecodebox.io');
  for (const route of ['/', '/blog', '/docs/scanners/nmap']) {
    const {canonical, title} = factsOf(route);
    assert.deepEqual(canonical, [canonicalOf(route)]);
    assert.match(title, route === '/' ? /secureCodeBox/ : / \| secureCodeBox$/);
  }
  assert.ok(existsSync(path.join(siteDir, 'docs/scanners/nmap.html')));
  const icon = elements('/').find((element) => attributeOf(element, 'rel') === 'icon');
  assert.ok(existsSync(path.join(siteDir, attributeOf(icon ?? assert.fail('no icon'), 'href') ?? '')));
});

test('[R8] typo3 is a keyword and has no page of a scanner', () => {
  assert.ok(keywords.includes('typo3'));
  assert.match(html('/'), /typo3/);
  assert.deepEqual(
    routes.filter((route) => /typo3/.test(route)),
    [],
  );
});

test('[R2] the indexes of the search are made with the build, one for each tag', () => {
  for (const tag of ['docs-default-current', 'default']) {
    const index = JSON.parse(builtFile(`search-index-${tag}.json`)) as {documents: unknown[]; index: object};
    assert.ok(Array.isArray(index.documents) && index.documents.length > 10, tag);
    assert.equal(typeof index.index, 'object');
  }
});
