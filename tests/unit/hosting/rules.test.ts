import assert from 'node:assert/strict';
import {test} from 'node:test';
import lowerCase from '../../../deploy/netlify/lower-case';
import {readHeadersFile, readRedirectsFile, writeHeadersFile} from '../../../src/site/hosts/netlify';
import {headersFor} from '../../../src/site/hosts/rules';
import {siteHeaders} from '../../../src/site/hosts/site-rules';
import {checkedRedirects} from '../../../src/plugins/after-build/steps/redirects';

const routes = ['/', '/docs/scanners/nmap'];
test('an invalid rule is reported with its line number, also a placeholder that an address could fill with another host', () => {
  for (const line of ['# fine\nnonsense', '\n/:a/index.html /:a', '\n/old/* /new/:splat 302'])
    assert.throws(() => readRedirectsFile(line), /_redirects:2: /);
  assert.throws(() => readHeadersFile('/*\n  fine: yes\nnonsense\n'), /_headers:3: .*nonsense/);
});

test('a redirect to a missing page or from an existing one fails the build and reports the entry', () => {
  const check = (from: string, to: string) => () => checkedRedirects([{from, to}], routes, '/');
  assert.throws(check('/old', '/docs/nowhere'), /redirects\.ts.*'\/docs\/nowhere'.*does not exist\. Name/);
  assert.throws(check('/docs/scanners/nmap', '/'), /redirects\.ts.*'\/docs\/scanners\/nmap'.*existing page\. Remove/);
});

test('the Netlify function only redirects addresses with capital letters', () => {
  const location = (path: string) =>
    lowerCase(new Request(`https://site.example${path}`))?.headers.get('location') ?? undefined;
  assert.equal(location('/docs/scanners/SSLyze?a=B'), 'https://site.example/docs/scanners/sslyze?a=B');
  assert.equal(location('/docs/Hooks/DefectDojo/'), 'https://site.example/docs/hooks/defectdojo');
  assert.equal(location('/docs/scanners/nmap'), undefined);
});

const headersOf = (path: string) =>
  headersFor(
    path,
    readHeadersFile(
      writeHeadersFile(
        siteHeaders({csp: "default-src 'none'", baseUrl: '/', assets: ['assets/js/main.js'], preview: false}),
      ),
    ),
  );

test('every response has the security headers', () => {
  for (const path of ['/', '/docs/scanners/nmap', '/assets/js/main.js', '/nothing']) {
    const headers = headersOf(path);
    assert.equal(headers.get('Content-Security-Policy'), "default-src 'none'", path);
    assert.equal(headers.get('X-Content-Type-Options'), 'nosniff');
    assert.equal(headers.get('Cross-Origin-Opener-Policy'), 'same-origin');
    assert.equal(headers.get('Referrer-Policy'), 'strict-origin-when-cross-origin');
    assert.match(headers.get('Strict-Transport-Security') ?? '', /max-age=31536000/);
    assert.match(headers.get('Permissions-Policy') ?? '', /camera=\(\)/);
  }
});

test('editors on another origin can load schemas', () => {
  assert.equal(headersOf('/schemas/scan.schema.json').get('Access-Control-Allow-Origin'), '*');
  assert.equal(headersOf('/docs/api/crds/scan').get('Access-Control-Allow-Origin'), undefined);
});
