import assert from 'node:assert/strict';
import {test} from 'node:test';
import {attributeOf, classesOf, elementsOf, parsePage, textOf, type Element} from '../../../src/text/html';
import {factsOf} from '../../support/page-facts';
import {builtFile, builtRoutes, fileOfRoute} from '../../support/site';

const routes = builtRoutes();

const elements = (route: string): Element[] => [...elementsOf(parsePage(builtFile(fileOfRoute(route))))];
const html = (route: string) => builtFile(fileOfRoute(route));
const plainText = (markup: string) => markup.replaceAll(/<script[^]*?<\/script>|<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');

test('[S1.1 S2.3] there are a home page, a documentation and a blog, and the bar of each leads to the others', () => {
  for (const route of ['/', '/docs/getting-started/installation', '/blog']) {
    assert.ok(routes.includes(route), route);
    const {links} = factsOf(route);
    for (const other of ['/', '/docs/getting-started/installation', '/blog']) assert.ok(links.includes(other), other);
  }
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

test('[S2.27 R1] the footer has the groups Docs, Community and More with their links', () => {
  const footer = elements('/').find(({tagName}) => tagName === 'footer');
  assert.ok(footer);
  const inside = [...elementsOf(footer)];
  const groups = inside
    .filter((element) => classesOf(element).includes('footer__col'))
    .map((column) => {
      const parts = [...elementsOf(column)];
      const title = parts.find((part) => classesOf(part).includes('footer__title'));
      return [title && textOf(title), new Set(parts.map((part) => attributeOf(part, 'href')))] as const;
    });
  const [, [, community], [, more]] = groups as [(typeof groups)[0], (typeof groups)[0], (typeof groups)[0]];
  assert.deepEqual(
    groups.map(([title]) => title),
    ['Docs', 'Community', 'More'],
  );
  for (const address of [
    'https://github.com/secureCodeBox/secureCodeBox',
    'https://owasp.org/slack/invite',
    'https://infosec.exchange/@secureCodeBox',
  ])
    assert.ok(community.has(address), address);
  for (const address of [
    'https://www.iteratec.com/en/legal-notice/',
    'https://www.iteratec.com/en/data-protection/',
    'https://www.netlify.com',
  ])
    assert.ok(more.has(address), address);
  const badge = inside.find((element) => /Netlify/.test(attributeOf(element, 'alt') ?? ''));
  assert.match((badge && attributeOf(badge, 'src')) ?? '', /^\/img\//);
  assert.match(textOf(footer), /the secureCodeBox authors/);
});

test('[S2.33 S9.11] the contents of a page are its headings of levels 2 and 3', () => {
  const all = elements('/docs/api/crds/scan');
  const toc = all.find((element) => classesOf(element).includes('theme-doc-toc-desktop'));
  const article = all.find(({tagName}) => tagName === 'article');
  assert.ok(toc && article);
  const listed = [...elementsOf(toc)].flatMap((element) =>
    element.tagName === 'a' ? decodeURIComponent(attributeOf(element, 'href') ?? '').slice(1) : [],
  );
  const headings = [...elementsOf(article)].flatMap((element) =>
    /^h[23]$/.test(element.tagName) ? (attributeOf(element, 'id') ?? []) : [],
  );
  assert.ok(listed.length > 3);
  assert.deepEqual(listed, headings);
});
