import assert from 'node:assert/strict';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {identity, keywords} from '../../src/site/identity';
import {factsOf} from '../support/page-facts';
import {builtFile, builtRoutes, canonicalOf, siteDir, sitemapRoutes, sourceFile} from '../support/site';
import {assertNone} from '../support/said';

const pages = builtRoutes().map((route) => ({route, ...factsOf(route)}));
const docs = pages.filter(({route}) => route.startsWith('/docs/'));
const single = (values: readonly string[] | undefined) => (values?.length === 1 ? values[0] : undefined);

/** Asserts that a condition holds for every page. */
const everyPage = (holds: (page: (typeof pages)[number]) => boolean) =>
  assertNone(pages.filter((page) => !holds(page)).map(({route}) => route));

test('[S1.4] the site has version 2.0.0', () => {
  const {version} = JSON.parse(sourceFile('package.json')) as {version: string};
  assert.equal(version, '2.0.0');
});

test('[S1.3 S3.3 S9.11] the site is English and has one documentation version', () => {
  everyPage(({lang, meta}) => lang === 'en' && single(meta.get('docusaurus_locale')) === 'en');
  assert.deepEqual(new Set(docs.map(({meta}) => single(meta.get('docusaurus_version')))), new Set(['current']));
  assert.ok(!existsSync(path.join(siteDir, 'en')));
});

test('[S1.5 R8] every page has the keywords of the site or its own', () => {
  assert.equal(
    keywords,
    'security, scanner, automation, devsecops, vulnerability, pipeline, kubernetes, docker, cloud, opensource, owasp, defectdojo, nmap, nikto, nuclei, typo3, joomla, wordpress',
  );
  for (const route of ['/', '/blog', '/blog/tags']) assert.equal(single(factsOf(route).meta.get('keywords')), keywords);
  everyPage(({meta}) => Boolean(single(meta.get('keywords'))));
});

test('[S1.7] the title of a page ends in a vertical bar and the name of the site', () => {
  const name = identity.title;
  everyPage(({route, title}) =>
    route === '/' ? title.includes(name) : /^\S.* \| /.test(title) && title.endsWith(` | ${name}`),
  );
});

test('[S1.6] every page has a single description, which is also for social networks', () => {
  everyPage(({meta}) => {
    const description = single(meta.get('description'));
    return Boolean(description) && single(meta.get('og:description')) === description;
  });
});

test('[S1.6] every page has the tags for Open Graph and Twitter', () => {
  everyPage(({route, title, meta}) => {
    const heading = single(meta.get('og:title'));
    return (
      Boolean(heading) &&
      title.startsWith(heading?.split(' | ')[0] ?? title) &&
      single(meta.get('og:url')) === canonicalOf(route) &&
      single(meta.get('og:locale')) === 'en' &&
      single(meta.get('twitter:card')) === 'summary_large_image'
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
  const routes = new Set(pages.map(({route}) => route));
  assertNone(sitemapRoutes().filter((route) => !routes.has(route)));
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
