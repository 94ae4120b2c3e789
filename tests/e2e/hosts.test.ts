import assert from 'node:assert/strict';
import {extname} from 'node:path';
import {after, before, describe, test} from 'node:test';
import {redirects} from '../../src/config/redirects';
import {readHeadersFile} from '../../src/hosting/netlify';
import {headersFor} from '../../src/hosting/rules';
import {docusaurusHost, netlifyHost, nginxHost, type Host} from '../support/hosts';
import {builtFile, builtFiles, canonicalOf, sitemapRoutes} from '../support/site';

const routes = sitemapRoutes();

/** The canonical address that a page names. */
const canonicalIn = (html: string) => /<link[^>]*\brel="?canonical"?[^>]*\bhref="?([^" >#]+)/.exec(html)?.[1];

/** Routes among these that do not end at their page when asked for in another form. */
async function lost(host: Host, form: (route: string) => string): Promise<string[]> {
  const wrong: string[] = [];
  for (const route of routes) {
    const response = await fetch(host.url + form(route));
    const canonical = canonicalIn(await response.text());
    const isHtml = response.headers.get('content-type')?.startsWith('text/html');
    if (!response.ok || !isHtml || canonical !== canonicalOf(route)) wrong.push(`${form(route)} ${response.status}`);
  }
  return wrong;
}

interface Kind {
  readonly name: string;
  readonly start: () => Promise<Host>;
  /** True when the host obeys the rules of the site; else only pages can redirect. */
  readonly rules: boolean;
}

const kinds: readonly Kind[] = [
  {name: 'the rules for Netlify', start: () => netlifyHost(), rules: true},
  {name: 'docusaurus serve', start: docusaurusHost, rules: false},
  {name: 'nginx', start: nginxHost, rules: true},
];

for (const {name, start, rules} of kinds) {
  describe(`under ${name}`, () => {
    let host: Host;
    before(async () => {
      host = await start();
    });
    after(() => host?.stop());

    test(`under ${name} every page is served at its canonical path`, async () => {
      assert.deepEqual(await lost(host, (route) => route), []);
    });
    test(`under ${name} every page is reached with a slash at the end`, async () => {
      assert.deepEqual(await lost(host, (route) => (route === '/' ? '/' : `${route}/`)), []);
    });
    test(`[S2.2 R9] under ${name} every page is reached with .html`, async () => {
      assert.deepEqual(await lost(host, (route) => (route === '/' ? '/index.html' : `${route}.html`)), []);
    });
    test(`under ${name} every page is reached with /index.html`, async () => {
      assert.deepEqual(await lost(host, (route) => `${route === '/' ? '' : route}/index.html`), []);
    });

    test(`[S2.1 S8.3] under ${name} an unknown path has status 404 and the not-found page`, async () => {
      for (const path of ['/nothing', '/docs/scanners/nothing', '/docs/nothing.yaml', '/assets/js/nothing.js']) {
        const response = await fetch(host.url + path);
        assert.equal(response.status, 404, path);
        assert.equal(await response.text(), builtFile('404.html'), path);
      }
    });

    for (const {from, to} of redirects) {
      test(`[S2.10 R4] under ${name} ${from} leads to ${to}`, async () => {
        for (const path of [from, `${from}/`, `${from}?x=1`]) {
          const response = await fetch(host.url + path);
          assert.equal(response.status, 200, path);
          assert.equal(canonicalIn(await response.text()), canonicalOf(to.split('#', 1)[0] ?? to), path);
        }
        const response = await fetch(host.url + from, {redirect: 'manual'});
        if (rules) assert.deepEqual([response.status, response.headers.get('location')], [301, to]);
        else assert.match(await response.text(), new RegExp(`http-equiv="refresh" content="0; url=${to}"`));
      });
    }

    if (!rules) return;

    test(`under ${name} every page is reached in one permanent redirect, whatever letters of its address are capitals`, async () => {
      const spellings = [
        (route: string) => route.toUpperCase(),
        (route: string) => route.replaceAll(/(?<=[/-])[a-z]/g, (letter) => letter.toUpperCase()),
        (route: string) => `${route.replace(/[a-z](?=[^/]*$)/, (letter) => letter.toUpperCase())}.html`,
      ];
      const wrong: string[] = [];
      for (const route of routes.filter((own) => /^\/(?:docs|blog)\//.test(own))) {
        for (const path of spellings.map((spell) => spell(route)).filter((spelt) => /[A-Z]/.test(spelt))) {
          const {status, headers} = await fetch(host.url + path, {redirect: 'manual'});
          if (status !== 301 || headers.get('location') !== route)
            wrong.push(`${path} ${status} ${headers.get('location')}`);
        }
      }
      assert.deepEqual(wrong, []);
    });

    test(`under ${name} the content security policy that is sent is that of the build`, async () => {
      const built = headersFor('/', readHeadersFile(builtFile('_headers'))).get('Content-Security-Policy');
      const policies = new Set<string | null>();
      for (const path of ['/', ...routes.slice(0, 20), '/nothing', '/llms.txt']) {
        policies.add((await fetch(host.url + path)).headers.get('content-security-policy'));
      }
      assert.deepEqual([...policies], [built]);
    });

    test(`under ${name} every answer has the headers of the build`, async () => {
      const expected = readHeadersFile(builtFile('_headers'));
      const [, asset = ''] = /(\/assets\/js\/main[^" >]+)/.exec(builtFile('index.html')) ?? [];
      for (const path of ['/', '/docs/scanners/nmap', asset, '/schemas/scan.schema.json', '/nothing']) {
        const {headers} = await fetch(host.url + path);
        const values = headersFor(path, expected);
        for (const [header, value] of values) assert.equal(headers.get(header), value, `${header} of ${path}`);
        if (!values.has('Cache-Control'))
          assert.equal(headers.get('cache-control'), 'public, max-age=0, must-revalidate');
      }
    });

    test(`under ${name} files have their media types`, async () => {
      const styles = /\/assets\/css\/[^" >]+/.exec(builtFile('index.html'))?.[0] ?? '';
      const types = {
        [styles]: 'text/css',
        '/img/logo.svg': 'image/svg+xml',
        '/schemas/scan.schema.json': 'application/json',
        '/sitemap.xml': 'application/xml',
        '/robots.txt': 'text/plain',
      };
      for (const [path, type] of Object.entries(types)) {
        const {status, headers} = await fetch(host.url + path);
        assert.equal(status, 200, path);
        assert.ok(headers.get('content-type')?.startsWith(type), `${path} ${headers.get('content-type')}`);
      }
    });

    test(`under ${name} Markdown, data and files of unknown kinds are never shown as a page of the site`, async () => {
      const byKind = new Map(builtFiles().map((file) => [extname(file), file]));
      byKind.delete('.html');
      assert.ok(byKind.has('.md') && byKind.has('.json') && byKind.has('.txt'));
      for (const file of byKind.values()) {
        const {status, headers} = await fetch(`${host.url}/${file}`);
        if (file.startsWith('_')) continue;
        assert.equal(status, 200, file);
        assert.doesNotMatch(headers.get('content-type') ?? 'text/html', /html/, file);
        assert.equal(headers.get('x-content-type-options'), 'nosniff', file);
      }
    });

    test(`under ${name} only the files of the build have an address, not what a host keeps to compress them`, async () => {
      const script = /\/assets\/js\/main[^" >]+/.exec(builtFile('index.html'))?.[0] ?? '';
      for (const file of ['/index.html', '/docs/scanners/nmap.html', '/llms.txt', script]) {
        const response = await fetch(`${host.url}${file}.gz`);
        assert.deepEqual([response.status, await response.text()], [404, builtFile('404.html')], file);
        assert.equal(response.headers.get('cache-control'), 'public, max-age=0, must-revalidate', file);
      }
    });

    test(`under ${name} text is compressed`, async () => {
      const response = await fetch(`${host.url}/docs/scanners/nmap`, {headers: {'accept-encoding': 'gzip'}});
      assert.equal(response.headers.get('content-encoding'), 'gzip');
      assert.equal(response.headers.get('vary'), 'Accept-Encoding');
      assert.equal(await response.text(), builtFile('docs/scanners/nmap.html'));
    });
  });
}
