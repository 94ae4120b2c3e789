import assert from 'node:assert/strict';
import {Agent} from 'node:http';
import {after, before, describe, test} from 'node:test';
import {netlifyHost, nginxHost, type Host} from '../support/hosts';
import {hostileRun} from '../support/measured';
import {SEED} from '../support/random';
import {asWritten as get} from '../support/request';
import {randomAddresses} from './support/random-addresses';
import {builtFile, sitemapRoutes} from '../support/site';

const SITE = 'http://site.example';
const COUNT = 5000;

/** True when a browser that follows the redirect stays on the site. */
function staysOnSite(location: string): boolean {
  const base = `${SITE}/docs/`;
  return URL.canParse(location, base) && new URL(location, base).origin === SITE;
}

for (const [name, start] of [
  ['the rules for Netlify', () => netlifyHost()],
  ['nginx', nginxHost],
] as const) {
  describe(`under ${name}`, () => {
    let host: Host;
    before(async () => {
      host = await start();
    });
    after(() => host.stop());

    test(`under ${name} no address leads away from the site or breaks the server`, async (context) => {
      const agent = new Agent({keepAlive: true, maxSockets: 1});
      const run = hostileRun(`addresses under ${name}`, COUNT);
      const wrong: string[] = [];
      for (const address of randomAddresses(SEED, COUNT, sitemapRoutes())) {
        const begin = performance.now();
        const {status, headers} = await get(host.url, address, {agent});
        run.took(address, performance.now() - begin);
        const {location} = headers;
        const away = location !== undefined && !staysOnSite(location);
        if (away || status >= 500) wrong.push(`${address.slice(0, 200)} ${status} ${location ?? ''}`);
      }
      agent.destroy();
      context.diagnostic(run.end());
      assert.deepEqual(wrong, [], `SEED=${SEED}`);
    });

    test(`under ${name} an address that is malformed or has a backslash is not found, whatever follows`, async () => {
      for (const target of [
        '/%5Cevil.example/',
        '/%5C%5Cevil.example/index.html',
        '/docs%5Cscanners.html',
        '/\\evil.example/',
        '/%zz',
        '/docs/%E0%A4%A',
      ]) {
        const {status, headers} = await get(host.url, target);
        assert.deepEqual([status, headers.location], [404, undefined], target);
      }
    });

    test(`under ${name} a page asked for with doubled slashes, dots or encoded letters is found at its one address`, async () => {
      for (const target of [
        '//docs/scanners/nmap',
        '/docs//scanners/nmap',
        '/%2Fdocs/scanners/nmap',
        '/docs/./scanners/nmap',
        '/docs/x/../scanners/nmap',
        '/docs/scanners/%6Emap',
      ]) {
        const {status, headers} = await get(host.url, `${target}?a=b`);
        assert.deepEqual([status, headers.location], [301, '/docs/scanners/nmap?a=b'], target);
      }
      for (const target of ['/index', '/index.html', '//']) {
        const {status, headers} = await get(host.url, target);
        assert.deepEqual([status, headers.location], [301, '/'], target);
      }
    });

    test(`under ${name} the rule files are not served under any spelling`, async () => {
      for (const target of ['/./_headers', '/%5Fheaders', '//_headers', '/docs/../_redirects', '/_headers/']) {
        let reply = await get(host.url, target);
        for (let hops = 0; reply.headers.location !== undefined && hops < 3; hops += 1) {
          reply = await get(host.url, reply.headers.location);
        }
        assert.deepEqual([reply.status, String(reply.body)], [404, builtFile('404.html')], target);
      }
    });

    test(`under ${name} only files that exist are kept for a year, so that a missing one is asked for again`, async () => {
      const [asset = ''] = /\/assets\/js\/main[^" >]+/.exec(builtFile('index.html')) ?? [];
      assert.match((await get(host.url, asset)).headers['cache-control'] ?? '', /immutable/);
      for (const target of [
        '/assets/js/nothing.js',
        asset.replace('main', 'MAIN'),
        '/assets/',
        `${asset}/x`,
        `/${asset}`,
        '/docs',
        '/nothing',
      ]) {
        const {status, headers} = await get(host.url, target);
        assert.ok([301, 404].includes(status), target);
        assert.equal(headers['cache-control'], 'public, max-age=0, must-revalidate', target);
      }
    });

    test(`under ${name} whoever sends something is refused, and not led to another address, under the policy of the build`, async () => {
      const {'content-security-policy': policy} = (await get(host.url, '/')).headers;
      for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE']) {
        for (const target of ['/', '//docs/scanners/nmap', '/docs', '/nothing']) {
          const {status, headers} = await get(host.url, target, {method});
          assert.deepEqual(
            [status, headers.location, headers['content-security-policy']],
            [405, undefined, policy],
            `${method} ${target}`,
          );
        }
      }
    });

    test(`under ${name} a request that names the whole address gets the page, and a name of dots alone is none`, async () => {
      assert.equal(
        String((await get(host.url, `${SITE}/docs/scanners/nmap`)).body),
        builtFile('docs/scanners/nmap.html'),
      );
      for (const target of ['/..html', '/docs/.html', '/docs/...html'])
        assert.deepEqual((await get(host.url, target)).headers.location, undefined, target);
    });
  });
}
