import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import type {DocusaurusConfig} from '@docusaurus/types';
import type {AfterBuildContext} from '../../../src/plugins/after-build/context';
import {readerOf} from '../../../src/plugins/after-build/html/reading';
import {headers} from '../../../src/plugins/after-build/steps/headers';
import {readHeadersFile} from '../../../src/hosting/netlify';
import {headersFor} from '../../../src/hosting/rules';
import {folderWith} from '../../support/folder';

const colourMode = '(function () { document.documentElement.dataset.theme = "light"; })();';

/** Runs the step over a build of one page and answers the headers of its home page. */
async function headersOf(body: string, env: Record<string, string> = {}) {
  const outDir = folderWith({
    'index.html': `<!doctype html><html><head><title>t</title></head><body>${body}</body></html>`,
  });
  const siteConfig = {baseUrl: '/', url: 'https://example.org', future: {faster: {swcHtmlMinimizer: false}}};
  const build: AfterBuildContext = {
    siteDir: outDir,
    outDir,
    siteConfig: siteConfig as unknown as DocusaurusConfig,
    options: {} as AfterBuildContext['options'],
    routesPaths: ['/'],
    injectedTags: {headTags: '', preBodyTags: `<script>${colourMode}</script>`, postBodyTags: ''},
    allContent: {},
    documents: [],
    readingOf: readerOf(outDir),
    env,
  };
  await headers(build);
  return headersFor('/', readHeadersFile(readFileSync(path.join(outDir, '_headers'), 'utf8')));
}

// As the minifier writes it.
const minified = '<script>document.documentElement.dataset.theme="light"</script>';

test('the headers of a build name its inline scripts', async () => {
  const policy = (await headersOf(minified)).get('Content-Security-Policy') ?? '';
  assert.match(policy, /script-src 'self' 'sha256-[\w+/]+=*';/);
});

test('a build for a deploy preview or a branch is not to be listed by search engines, one for production may be', async () => {
  const contexts = {
    'deploy-preview': 'noindex',
    'branch-deploy': 'noindex',
    dev: 'noindex',
    production: undefined,
    '': undefined,
  };
  for (const [CONTEXT, robots] of Object.entries(contexts))
    assert.equal((await headersOf(minified, {CONTEXT})).get('X-Robots-Tag'), robots, CONTEXT);
  assert.equal((await headersOf(minified)).get('X-Robots-Tag'), undefined);
});
