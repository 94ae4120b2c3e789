import assert from 'node:assert/strict';
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import type {DocusaurusConfig} from '@docusaurus/types';
import {readHeadersFile} from '../../../src/site/hosts/netlify';
import {headersFor} from '../../../src/site/hosts/rules';
import {readerOf, type AfterBuildContext} from '../../../src/plugins/after-build/context';
import {auditPages, contentSecurityPolicy, inlineCode} from '../../../src/plugins/after-build/policy';
import {parsePage} from '../../../src/lib/html';
import {headers} from '../../../src/plugins/after-build/steps/headers';
import {folderWith} from '../../support/folder';

const page = (body: string) => `<!doctype html><html lang=en><head><title>t</title></head><body>${body}</body></html>`;

/** Runs the step on a build with these two pages and returns the headers of its home page. */
async function headersOf(body: string, env: Record<string, string> = {}, other = body) {
  const outDir = folderWith({'index.html': page(body), 'docs/x.html': page(other)});
  const siteConfig = {baseUrl: '/', url: 'https://example.org'};
  const build: AfterBuildContext = {
    siteDir: outDir,
    outDir,
    siteConfig: siteConfig as unknown as DocusaurusConfig,
    options: {} as AfterBuildContext['options'],
    routesPaths: ['/', '/docs/x'],
    allContent: {},
    documents: [],
    readingOf: readerOf(outDir),
    env,
  };
  await headers(build);
  return headersFor('/', readHeadersFile(readFileSync(path.join(outDir, '_headers'), 'utf8')));
}

const colorMode = '<script>document.documentElement.dataset.theme="light"</script>';

test('a build fails if the content of a page contains a script or a style that is not on every page', async () => {
  for (const code of ['<script>a()</script>', '<p style="color:red">x</p>'])
    await assert.rejects(
      headersOf(colorMode, {}, colorMode + code),
      /docs\/x\.html\n {4}(?:inline script|style attribute)/,
    );
});

test('the theme can hide its sprite with a style attribute, which no other attribute can use', async () => {
  const sprite = '<svg style="display:none"></svg>';
  const policy = (await headersOf(sprite)).get('Content-Security-Policy') ?? '';
  assert.ok(policy.includes(`style-src-attr 'unsafe-hashes' ${hash('display:none')};`), policy);
});

test('search engines may index the production build, but not a deploy preview or a branch', async () => {
  const contexts = {
    'deploy-preview': 'noindex',
    'branch-deploy': 'noindex',
    dev: 'noindex',
    production: undefined,
    '': undefined,
  };
  for (const [CONTEXT, robots] of Object.entries(contexts))
    assert.equal((await headersOf(colorMode, {CONTEXT})).get('X-Robots-Tag'), robots, CONTEXT);
  assert.equal((await headersOf(colorMode)).get('X-Robots-Tag'), undefined);
});

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const SCRIPT = 'if (1 < 2 && "</scrip" + "t>") document.title = "ä&amp;";';
const codeIn = (body: string) => inlineCode(parsePage(page(body)));
const audit = (body: string) => auditPages([{file: 'docs/x.html', codes: codeIn(body)}], []);

test('the policy allows the site’s own files and hashed scripts, inline images, and no other origin', () => {
  const policy = contentSecurityPolicy(codeIn('<script>a()</script><script>b()</script><script>a()</script>'));
  const directives = new Map(policy.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1)]));
  assert.deepEqual(directives.get('default-src'), ["'none'"]);
  assert.deepEqual(new Set(directives.get('script-src')), new Set(["'self'", hash('a()'), hash('b()')]));
  for (const name of ['style-src', 'font-src', 'connect-src', 'worker-src', 'manifest-src', 'form-action']) {
    assert.deepEqual(directives.get(name), ["'self'"], name);
  }
  assert.deepEqual(directives.get('img-src'), ["'self'", 'data:']);
  for (const name of ['base-uri', 'frame-ancestors']) assert.deepEqual(directives.get(name), ["'none'"], name);
  assert.doesNotMatch(policy, /unsafe|https?:|\*/);
});

test('an inline script is hashed over exactly the text that the browser runs, also in a template; data and files need no hash', () => {
  const data = '<script type="application/ld+json">{}</script><script src=/a.js defer></script>';
  const nested = '<template><script>b()</script></template><p><b><script type=module>c()</script>';
  const sources = codeIn(`<script>${SCRIPT}</script>${data}${nested}`).map(({source}) => source);
  assert.deepEqual(sources, [SCRIPT, 'b()', 'c()']);
});

for (const [what, body] of [
  ['style attribute: <p style="color:red">', '<p style=color:red>x</p>'],
  ['style element: <style>', '<svg><style>a{}</style></svg>'],
  ['event handler: <img', '<img src=/a.png onerror="x()">'],
  ['javascript: URL: <a', '<a href=" java&#115;cr\n\tipt:x()">x</a>'],
] as const)
  test(`a page with inline code fails the build, and the message shows how to fix it: ${what}`, () => {
    const lines = new RegExp(`^.*:\n  docs/x\\.html\n    ${what}.*\n    fix: \\w`);
    assert.throws(() => audit(body), lines);
  });

test('the text of a page may mention styles and handlers', () => {
  audit('<p>Use style="x", onclick= or javascript: with care</p><code>&lt;style&gt;</code>');
});
