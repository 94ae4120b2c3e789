import assert from 'node:assert/strict';
import {test} from 'node:test';
import {identity, keywords} from '../../src/site/identity';
import {all, read} from '../support/elements';
import {factsOf} from '../support/page-facts';
import {builtFile, builtRoutes, canonicalOf, fileOfRoute, sitemapRoutes, sourceFile} from '../support/site';
import {assertNone} from '../support/said';

const routes = builtRoutes();
const pages = routes.map((route) => ({route, ...factsOf(route)}));
const docs = pages.filter(({route}) => route.startsWith('/docs/'));
const single = (values: readonly string[] | undefined) => (values?.length === 1 ? values[0] : undefined);

const pageOf = (route: string) => read(builtFile(fileOfRoute(route)));

/** Asserts that a condition holds for every page. */
const everyPage = (holds: (page: (typeof pages)[number]) => boolean) =>
  assertNone(pages.filter((page) => !holds(page)).map(({route}) => route));

test('[S1.4] the site has version 2.0.0', () => {
  const {version} = JSON.parse(sourceFile('package.json')) as {version: string};
  assert.equal(version, '2.0.0');
});

test('[S1.3 S2.11 S3.3 S9.11] the site is English and has one documentation version, without prefixes', () => {
  everyPage(({lang, meta}) => lang === 'en' && single(meta.get('docusaurus_locale')) === 'en');
  assert.deepEqual(new Set(docs.map(({meta}) => single(meta.get('docusaurus_version')))), new Set(['current']));
  assertNone(routes.filter((route) => /^\/(?:en|docs\/(?:next|current|\d+(?:\.\d+)+))(?:\/|$)/.test(route)));
});

test('[S1.5 R8] every page has the keywords of the site or its own', () => {
  assert.equal(
    keywords,
    'security, scanner, automation, devsecops, vulnerability, pipeline, kubernetes, docker, cloud, opensource, owasp, defectdojo, nmap, nikto, nuclei, typo3, joomla, wordpress',
  );
  for (const route of ['/', '/blog', '/blog/tags']) assert.equal(single(factsOf(route).meta.get('keywords')), keywords);
  everyPage(({meta}) => Boolean(single(meta.get('keywords'))));
});

test('[S1.6 S1.7] every page has one title that ends in a vertical bar and the name of the site, and one description, also for Open Graph and Twitter', () => {
  const name = identity.title;
  everyPage(({route, title, meta}) => {
    const of = (property: string) => single(meta.get(property)) ?? '';
    return (
      (route === '/' ? title.includes(name) : /^\S.* \| /.test(title) && title.endsWith(` | ${name}`)) &&
      of('og:title') !== '' &&
      title.startsWith(of('og:title').split(' | ', 1).join()) &&
      of('description') !== '' &&
      of('og:description') === of('description') &&
      of('og:url') === canonicalOf(route) &&
      of('og:locale') === 'en' &&
      of('twitter:card') === 'summary_large_image'
    );
  });
});

test('[S2.2 S3.9 R9] every page has a single canonical address, without .html or a trailing slash', () => {
  assert.equal(identity.url, 'https://www.securecodebox.io');
  everyPage(({route, canonical}) => single(canonical) === canonicalOf(route));
  assertNone(pages.filter(({route}) => route !== '/' && /(\/|\.html)$/.test(route)));
});

test('[S1.9 R9] no internal link ends with a slash or .html or uses a hash route', () => {
  const wrong = pages.flatMap(({route, links}) =>
    links
      .filter((link) => link.startsWith('/') || link.startsWith(identity.url))
      .filter((link) => {
        const {pathname, hash} = new URL(link, identity.url);
        return pathname !== '/' && (/(\/|\.html)$/.test(pathname) || hash.startsWith('#/') || hash.startsWith('#!'));
      })
      .map((link) => `${route} -> ${link}`),
  );
  assert.deepEqual(wrong, []);
});

test('the sitemap only lists canonical addresses of existing pages', () => {
  const addresses = [...builtFile('sitemap.xml').matchAll(/<loc>([^<]+)/g)].map(([, address]) => address);
  assert.deepEqual(addresses.toSorted(), sitemapRoutes().map(canonicalOf).toSorted());
  assertNone(sitemapRoutes().filter((route) => !routes.includes(route)));
});

test('[S1.2 S2.1 S6.1] nothing requires an account, and the search is the only form', () => {
  const inputs = new Set(pages.flatMap(({inputs: names}) => names));
  // A field without a name filters the page and is never sent.
  for (const name of inputs) assert.match(name, /^(q|search|)$/, `an input named ${name}`);
});

test('robots.txt allows the whole site and links to the sitemap', () => {
  const text = builtFile('robots.txt');
  assert.match(text, /^Disallow:$/m);
  assert.match(text, new RegExp(`^Sitemap: ${identity.url}/sitemap\\.xml$`, 'm'));
});

const posts = sitemapRoutes().filter((route) => /^\/blog\/\d{4}\//.test(route));
test('every docs page and post has a Markdown version, which llms.txt lists', () => {
  const list = builtFile('llms.txt');
  const wanted = sitemapRoutes().filter((route) => route.startsWith('/docs/') || posts.includes(route));
  assert.ok(wanted.length > 150);
  for (const route of wanted) {
    const twin = builtFile(`${route.slice(1)}.md`);
    assert.match(twin, /^# \S.*\n\n> \S/, route);
    assert.ok(twin.includes(`<${canonicalOf(route)}>`), route);
    assert.doesNotMatch(twin, /^::[a-z-]+(\{|$)/m, route);
    assert.ok(list.includes(`(${canonicalOf(route)}.md)`), route);
  }
});

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
  const [, community, more] = groups;
  assert.deepEqual(
    groups.map(({title}) => title),
    ['Docs', 'Community', 'More'],
  );
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
