import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {gzipSync} from 'node:zlib';
import type {SearchDocument, SearchIndexFile} from '../../src/search/model';
import {textPath, type PageText} from '../../src/search/text-file';
import {filesOf, sumOf} from '../bench/search/bytes';
import {tagsOf} from '../bench/search/engine';
import {builtFile, fileOfRoute, projectDir, siteDir, sitemapRoutes} from '../support/site';
import {literal} from '../../src/text/literal';

const tags = tagsOf(siteDir);
const fileOf = (tag: string): SearchIndexFile => JSON.parse(builtFile(`search-index-${tag}.json`)) as SearchIndexFile;
const documents: readonly SearchDocument[] = tags.flatMap((tag) => fileOf(tag).documents);
const routes = new Set(documents.map(({sectionRoute}) => sectionRoute.split('#', 1)[0] ?? ''));
const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

test('[R3] there is one index for the docs and one for all else', () => {
  assert.deepEqual(tags, ['default', 'docs-default-current']);
});

test('every page of the documentation and every post is indexed, and nothing that is a list', () => {
  const isList = (route: string): boolean =>
    /^\/blog(?:$|\/(?:archive|authors|page|tags)(?:\/|$))|^\/(?:search|site-map)$/.test(route);
  const wanted = sitemapRoutes().filter((route) => !isList(route));
  assert.deepEqual(
    wanted.filter((route) => !routes.has(route)),
    [],
  );
  assert.deepEqual(
    [...routes].filter((route) => isList(route)),
    [],
  );
});

test('every section that is indexed exists on its page', () => {
  const missing = documents.filter(({sectionRoute}) => {
    const [route = '', anchor] = sectionRoute.split('#', 2);
    if (anchor === undefined) return !existsSync(path.join(siteDir, fileOfRoute(route)));
    const id = literal(decodeURIComponent(anchor));
    return !new RegExp(`\\sid=["']?${id}["'\\s>]`).test(builtFile(fileOfRoute(route)));
  });
  assert.deepEqual(
    missing.map(({sectionRoute}) => sectionRoute),
    [],
  );
});

for (const tag of tags) {
  test(`a bare lunr in a fresh process loads and searches ${tag}`, () => {
    const program = `
      const lunr = require('lunr');
      const {documents, index} = JSON.parse(require('fs').readFileSync(${JSON.stringify(path.join(siteDir, `search-index-${tag}.json`))}, 'utf8'));
      const found = lunr.Index.load(index).search('scan*');
      const known = new Set(documents.map(({id}) => String(id)));
      if (found.length === 0 || found.some(({ref, score}) => !known.has(ref) || !(score > 0))) process.exit(1);`;
    execFileSync(process.execPath, ['-e', program], {cwd: projectDir});
  });

  test(`excerpts of ${tag} have at most 120 characters and types that are known`, () => {
    for (const {content, type} of fileOf(tag).documents) {
      assert.ok(content.length <= 120, content);
      assert.ok(['docs', 'blog', 'other'].includes(type), type);
    }
  });
}

test('the text of every indexed page is there for snippets', () => {
  for (const route of routes) {
    const {sections} = JSON.parse(builtFile(textPath(route, '/'))) as PageText;
    assert.equal(typeof sections[''], 'string', route);
  }
});

test('what the first whole answer needs stays below 200 kB gz, and the large files below 450 kB', (context) => {
  const worker = filesOf(siteDir, (file) => /^assets\/js\/search\.[\da-f]+\.js$/.test(file));
  const small = filesOf(siteDir, (file) => /^search-(?:head|words)-[^/]*\.json$/.test(file));
  const whole = sumOf('whole', [...worker, ...small]).gz;
  context.diagnostic(`worker, heads and words: ${kB(whole)} gz`);
  assert.ok(whole <= 200_000, kB(whole));
  const large = sumOf(
    'large',
    filesOf(siteDir, (file) => /^search-index-[^/]*\.json$/.test(file)),
  ).gz;
  context.diagnostic(`indexes: ${kB(large)} gz`);
  assert.ok(large <= 450_000, kB(large));
});

test('what is loaded before the first answer stays below 60 kB gz', (context) => {
  const worker = filesOf(siteDir, (file) => /^assets\/js\/search\.[\da-f]+\.js$/.test(file));
  const heads = filesOf(siteDir, (file) => /^search-head-[^/]*\.json$/.test(file));
  const all = sumOf('all', [...worker, ...heads]);
  context.diagnostic(`worker and heads: ${kB(all.gz)} gz`);
  assert.equal(worker.length, 1);
  assert.ok(all.gz <= 60_000, kB(all.gz));
});

test('the worker brings neither lunr nor React along', () => {
  const [worker] = filesOf(siteDir, (file) => /^assets\/js\/search\.[\da-f]+\.js$/.test(file));
  const code = readFileSync(path.join(siteDir, worker?.name ?? ''), 'utf8');
  assert.ok(!/lunr\.Index|react\.element/.test(code));
  assert.ok(gzipSync(code).length < 15_000);
});
