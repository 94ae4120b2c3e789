import assert from 'node:assert/strict';
import {test} from 'node:test';
import lowerCase from '../../../deploy/netlify/lower-case';
import {readHeadersFile, readRedirectsFile, writeHeadersFile} from '../../../src/site/hosts/netlify';
import {headersFor} from '../../../src/site/hosts/rules';
import {siteHeaders} from '../../../src/site/hosts/site-rules';
import type {AfterBuildContext} from '../../../src/plugins/after-build/context';
import {redirects} from '../../../src/plugins/after-build/steps/redirects';
import {folderWith} from '../../support/folder';

test('an invalid rule is reported with its line number, also a placeholder that an address could fill with another host', () => {
  for (const line of ['# fine\nnonsense', '\n/:a/index.html /:a', '\n/old/* /new/:splat 302'])
    assert.throws(() => readRedirectsFile(line), /_redirects:2: /);
  assert.throws(() => readHeadersFile('/*\n  fine: yes\nnonsense\n'), /_headers:3: .*nonsense/);
});

test('a redirect to a missing page fails the build, and the message names the page', async () => {
  const context = {
    outDir: folderWith(),
    siteConfig: {baseUrl: '/', trailingSlash: false, onDuplicateRoutes: 'throw', future: {}},
    routesPaths: ['/', '/docs/scanners/nmap'],
  };
  const written = (from: string, to: string) =>
    redirects({...context, options: {redirects: [{from, to}]}} as unknown as AfterBuildContext);
  await assert.rejects(written('/old', '/docs/nowhere'), /do not exist:\n- \/docs\/nowhere/);
  await assert.rejects(written('/docs/scanners/nmap', '/'), /override existing paths[^]*\/docs\/scanners\/nmap/);
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
