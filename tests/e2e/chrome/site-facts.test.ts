import assert from 'node:assert/strict';
import {test} from 'node:test';
import {all, read} from '../../support/elements';
import {factsOf} from '../../support/page-facts';
import {builtFile, builtRoutes, fileOfRoute} from '../../support/site';
import {assertNone} from '../../support/said';

const routes = builtRoutes();

const pageOf = (route: string) => read(builtFile(fileOfRoute(route)));

test('[S1.1 S2.3] the site has a home page, docs and a blog, and the navbar of each links to the others', () => {
  for (const route of ['/', '/docs/getting-started/installation', '/blog']) {
    assert.ok(routes.includes(route), route);
    const {links} = factsOf(route);
    for (const other of ['/', '/docs/getting-started/installation', '/blog']) assert.ok(links.includes(other), other);
  }
});

test('[S2.10] docs pages have a sidebar with the sections of their area, and links to the other areas', () => {
  const {links} = factsOf('/docs/scanners/nmap');
  const sections = ['/docs/hooks', '/docs/auto-discovery/overview', '/docs/api/finding'];
  const others = ['/docs/overview', '/docs/how-tos', '/docs/architecture'];
  for (const address of [...sections, ...others]) assert.ok(links.includes(address), address);
  assert.equal(pageOf('/docs/scanners/nmap').find('.theme-doc-sidebar-container').length, 1);
});

test('[S2.11 S9.11] docs paths have no version, and English paths no prefix', () => {
  assertNone(routes.filter((route) => /^\/(?:en|docs\/(?:next|current|\d+(?:\.\d+)+))(?:\/|$)/.test(route)));
  assert.equal(pageOf('/').attr('lang'), 'en');
});

test('[S2.13 R6] the index and template of the decision records are not published, but the telemetry page is', () => {
  assert.ok(routes.includes('/docs/telemetry'));
  assertNone(routes.filter((route) => /architecture_decisions\/(?:.*template|readme|index)/i.test(route)));
});

test('[S9.3] the nineteen decision records and all later ones are numbered without a gap', () => {
  const records = routes.filter((route) => /\/adr_\d{4}$/.test(route)).map((route) => Number(route.slice(-4)));
  const numbers = Array.from({length: Math.max(19, records.length)}, (_, index) => index + 1);
  assert.deepEqual(records, numbers);
});

test('[S3.1] each concept of secureCodeBox has its own page', () => {
  const kinds = ['Scan', 'ScanType', 'ScheduledScan', 'ParseDefinition', 'CascadingRule', 'ScanCompletionHook'];
  const route = (name: string) => `/docs/api/crds/${name.replaceAll(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase()}`;
  for (const [kind, address] of [
    ...kinds.map((name) => [name, route(name)] as const),
    ['Finding', '/docs/api/finding'] as const,
  ]) {
    const heading = pageOf(address).find('h1').text();
    assert.match(heading.replaceAll(/[\s\u200B]/g, ''), new RegExp(kind, 'i'), address);
  }
});

test('[S2.27 R1] the footer has the groups Docs, Community and More with their links', () => {
  const footer = pageOf('/').find('footer');
  const groups = all(footer, '.footer__col').map((column) => ({
    title: column.find('.footer__title').text(),
    links: all(column, '[href]').map((link) => link.attr('href')),
  }));
  const [docs, community, more] = groups;
  assert.deepEqual([docs?.title, community?.title, more?.title, groups.length], ['Docs', 'Community', 'More', 3]);
  for (const address of [
    'https://github.com/secureCodeBox/secureCodeBox',
    'https://owasp.org/slack/invite',
    'https://infosec.exchange/@secureCodeBox',
  ])
    assert.ok(community?.links.includes(address), address);
  for (const address of [
    'https://www.iteratec.com/en/legal-notice/',
    'https://www.iteratec.com/en/data-protection/',
    'https://www.netlify.com',
  ])
    assert.ok(more?.links.includes(address), address);
  assert.match(footer.find('[alt*=Netlify]').attr('src') ?? '', /^\/img\//);
  assert.match(footer.text(), /the secureCodeBox authors/);
});

test('[S2.33 S9.11] the table of contents lists the headings of levels 2 and 3', () => {
  const page = pageOf('/docs/api/crds/scan');
  const listed = all(page, '.theme-doc-toc-desktop a').map((link) =>
    decodeURIComponent(link.attr('href') ?? '').slice(1),
  );
  const headings = all(page, 'article :is(h2, h3)[id]').map((heading) => heading.attr('id'));
  assert.ok(listed.length > 3);
  assert.deepEqual(listed, headings);
});
