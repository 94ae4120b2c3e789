import assert from 'node:assert/strict';
import {Agent} from 'node:http';
import {extname} from 'node:path';
import {after, before, describe, test} from 'node:test';
import {redirects} from '../../src/site/redirects';
import {readHeadersFile, writeHeadersFile, writeRedirectsFile} from '../../src/site/hosts/netlify';
import {headersFor} from '../../src/site/hosts/rules';
import {siteRedirects} from '../../src/site/hosts/site-rules';
import {folderWith} from '../support/folder';
import {netlifyHost, nginxHost, type Host} from '../support/hosts';
import {asWritten as get} from '../support/request';
import {builtFile, builtFiles, canonicalOf, sitemapRoutes} from '../support/site';

const SITE = 'http://site.example';
const NMAP = '/docs/scanners/nmap';

const routes = sitemapRoutes();
const built = readHeadersFile(builtFile('_headers'));
const [asset = ''] = /\/assets\/js\/main[^" >]+/.exec(builtFile('index.html')) ?? [];
const [styles = ''] = /\/assets\/css\/[^" >]+/.exec(builtFile('index.html')) ?? [];

/** Variants of the address of a route in links from other sites. */
function formsOf(route: string): string[] {
  if (route === '/') return ['/', '/index.html'];
  const forms = [route, `${route}/`, `${route}.html`, `${route}/index.html`];
  if (!/^\/(?:docs|blog)\//.test(route)) return forms;
  return [...forms, route.toUpperCase(), `${route.replace(/[a-z](?=[^/]*$)/, (letter) => letter.toUpperCase())}.html`];
}

type Answer = readonly [status: number, location?: string];

/** Expected responses to exact request targets. */
const answers: Readonly<Record<string, Readonly<Record<string, Answer>>>> = {
  'finds a page at its one address for doubled slashes, dots and encoded letters': Object.fromEntries([
    ...['//docs/scanners/nmap', '/docs//scanners/nmap', '/%2Fdocs/scanners/nmap', '/docs/x/../scanners/nmap'].map(
      (target) => [`${target}?a=b`, [301, `${NMAP}?a=b`] as const],
    ),
    ...['/index', '/index.html', '//'].map((target) => [target, [301, '/'] as const]),
  ]),
  'does not follow an address that is malformed or has a backslash': {
    '/%5Cevil.example/': [404],
    '/%5C%5Cevil.example/index.html': [404],
    '/\\evil.example/': [404],
    '/docs%5Cscanners.html': [404],
    '/%zz': [404],
    '/docs/%E0%A4%A': [404],
  },
  'does not serve its own rules or the compressed copies of files': {
    '/_headers': [404],
    '/%5Fheaders': [301, '/_headers'],
    '/index.html.gz': [404],
    [`${asset}.gz`]: [404],
  },
};

const starts = ['/', '//', '/\\', '/%5C', '/%2f%2f', '/./', '/../', '/%2e%2e/', '/%09/', '/%20/', `${NMAP}/../../..//`];
const hostile = [
  'evil.example',
  'user@evil.example:80',
  '%65vil.example',
  'https://evil.example',
  '%E0%A4%A',
  '%252F..%2f',
  ':splat',
  '${host}',
];
const ends = [
  '',
  '/',
  '/index.html',
  '.html',
  '%5C',
  '%0d%0aLocation:%20//evil.example',
  '/..?//evil.example',
  '%C0%AF/x'.repeat(600),
];
/** Addresses that try to leave the site or to break the server: foreign hosts, malformed and double encodings, and very long ones. */
const attacks = starts.flatMap((start) => hostile.flatMap((host) => ends.map((end) => start + host + end))); // prettier-ignore

/** The canonical address of a page. */
const canonicalIn = (html: string) => /<link[^>]*\brel="?canonical"?[^>]*\bhref="?([^" >#]+)/.exec(html)?.[1];

/** True if the redirect stays on the site. */
function staysOnSite(location: string): boolean {
  const base = `${SITE}/docs/`;
  return URL.canParse(location, base) && new URL(location, base).origin === SITE;
}

for (const [name, start] of [
  ['the rules for Netlify', () => netlifyHost()],
  ['nginx', nginxHost],
] as const)
  describe(`under ${name}`, () => {
    let host: Host;
    before(async () => {
      host = await start();
    });
    after(() => host?.stop());

    test(`[S2.2 R9] under ${name} every page is reached with a slash, .html or /index.html at its end, and with capital letters by one redirect`, async () => {
      const wrong: string[] = [];
      for (const route of routes)
        for (const target of formsOf(route)) {
          const {status, headers, body} = await get(host.url, target);
          const isPage = status === 200 && headers['content-type']?.startsWith('text/html');
          const isReached = isPage ? canonicalIn(body.toString()) === canonicalOf(route) : headers.location === route;
          const isDirect = target === route ? isPage : target.toLowerCase() === target || status === 301;
          if (!isReached || !isDirect) wrong.push(`${target} ${status} ${headers.location}`);
        }
      assert.deepEqual(wrong, []);
    });

    test(`[S2.10 R4] under ${name} each old address leads to its new one with a permanent redirect`, async () => {
      for (const {from, to} of redirects) {
        for (const path of [from, `${from}/`, `${from}?x=1`]) {
          const response = await fetch(host.url + path);
          assert.equal(canonicalIn(await response.text()), canonicalOf(to.split('#', 1)[0] ?? to), path);
        }
        const {status, headers} = await get(host.url, from);
        assert.deepEqual([status, headers.location], [301, to]);
      }
    });

    test(`[S2.1 S8.3] under ${name} an unknown path has status 404 and shows the not-found page`, async () => {
      for (const path of ['/nothing', '/docs/scanners/nothing', '/docs/nothing.yaml', '/assets/js/nothing.js']) {
        const response = await fetch(host.url + path);
        assert.deepEqual([response.status, await response.text()], [404, builtFile('404.html')], path);
      }
    });

    for (const [what, table] of Object.entries(answers))
      test(`under ${name} the host ${what}`, async () => {
        for (const [target, [status, location]] of Object.entries(table)) {
          const reply = await get(host.url, target);
          assert.deepEqual([reply.status, reply.headers.location], [status, location], target);
        }
      });

    test(`under ${name} every answer has the headers and the content security policy of the build`, async () => {
      for (const path of ['/', NMAP, asset, '/schemas/scan.schema.json', '/nothing', '/llms.txt']) {
        const {headers} = await fetch(host.url + path);
        const expected = headersFor(path, built);
        for (const [header, value] of expected) assert.equal(headers.get(header), value, `${header} of ${path}`);
        const kept = expected.get('Cache-Control') ?? 'public, max-age=0, must-revalidate';
        assert.equal(headers.get('cache-control'), kept);
      }
    });

    test(`under ${name} browsers keep scripts and styles for a year, but never a missing one`, async () => {
      assert.match((await get(host.url, asset)).headers['cache-control'] ?? '', /max-age=31536000, immutable/);
      for (const target of ['/assets/js/nothing.js', asset.replace('main', 'MAIN'), '/assets/', `${asset}/x`]) {
        const {status, headers} = await get(host.url, target);
        assert.ok([301, 404].includes(status), target);
        assert.equal(headers['cache-control'], 'public, max-age=0, must-revalidate', target);
      }
    });

    test(`under ${name} files have their media types, and only pages are shown as pages`, async () => {
      const types = {
        [styles]: 'text/css',
        '/img/logo.svg': 'image/svg+xml',
        '/schemas/scan.schema.json': 'application/json',
        '/sitemap.xml': 'application/xml',
      };
      for (const [path, type] of Object.entries(types))
        assert.ok((await fetch(host.url + path)).headers.get('content-type')?.startsWith(type), path);
      const byKind = new Map(builtFiles().map((file) => [extname(file), file]));
      byKind.delete('.html');
      for (const file of [...byKind.values()].filter((one) => !one.startsWith('_'))) {
        const {headers} = await fetch(`${host.url}/${file}`);
        assert.doesNotMatch(headers.get('content-type') ?? 'text/html', /html/, file);
        assert.equal(headers.get('x-content-type-options'), 'nosniff', file);
      }
    });

    test(`under ${name} text is compressed`, async () => {
      const response = await fetch(host.url + NMAP, {headers: {'accept-encoding': 'gzip'}});
      assert.equal(response.headers.get('content-encoding'), 'gzip');
      assert.equal(await response.text(), builtFile('docs/scanners/nmap.html'));
    });

    test(`under ${name} the site accepts no data: every other method is refused`, async () => {
      for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'])
        for (const target of ['/', '//docs/scanners/nmap', '/docs']) {
          const {status, headers} = await get(host.url, target, {method});
          assert.deepEqual([status, headers.location], [405, undefined], `${method} ${target}`);
        }
    });

    test(`under ${name} no hostile address leads away from the site or breaks the server`, async () => {
      const agent = new Agent({keepAlive: true, maxSockets: 1});
      const wrong: string[] = [];
      for (const address of attacks) {
        const {status, headers} = await get(host.url, address, {agent});
        const away = headers.location !== undefined && !staysOnSite(headers.location);
        if (away || status >= 500) wrong.push(`${address.slice(0, 200)} ${status} ${headers.location ?? ''}`);
      }
      agent.destroy();
      assert.deepEqual(wrong, []);
    });
  });

test('a page whose file name has capital letters or a space is served under its own address by every host, without a loop', async (context) => {
  const dir = folderWith({
    'index.html': '<h1>Home</h1>',
    '404.html': '<h1>Not found</h1>',
    'Page.html': '<h1>Page</h1>',
    'docs/a page.html': '<h1>A page</h1>',
    _headers: writeHeadersFile([{path: '/*', headers: {'X-A': 'b'}}]),
    _redirects: writeRedirectsFile(
      siteRedirects(
        [
          {from: '/old page', to: '/docs/a page'},
          {from: '/Page', to: '/Page/'},
        ],
        ['/', '/Page', '/docs/a page'],
        '/',
      ),
    ),
  });
  for (const start of [netlifyHost, nginxHost]) {
    const host = await start(dir);
    context.after(host.stop);
    for (const [address, title] of [
      ['/Page', 'Page'],
      ['/Page/', 'Page'],
      ['/docs/a%20page', 'A page'],
      ['/docs/A%20Page.html', 'A page'],
      ['/docs/a%20page/index.html', 'A page'],
      ['/old%20page', 'A page'],
    ] as const) {
      // `fetch` fails after 20 redirects.
      const text = await fetch(host.url + address).then((response) => response.text());
      assert.equal(text, `<h1>${title}</h1>`, `${host.url}${address}`);
    }
  }
});
