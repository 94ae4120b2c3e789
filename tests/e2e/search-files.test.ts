import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import type {SearchDocument, SearchIndexFile} from '../../src/search/model';
import {textPath, type PageText} from '../../src/search/text-file';
import {tagsOf} from '../bench/search/engine';
import {builtFile, fileOfRoute, projectDir, siteDir, sitemapRoutes} from '../support/site';
import {literal} from '../../src/text/literal';
import {gzipped, gzippedIn, kB} from '../support/sizes';

const tags = tagsOf(siteDir);
const fileOf = (tag: string): SearchIndexFile => JSON.parse(builtFile(`search-index-${tag}.json`)) as SearchIndexFile;
const documents: readonly SearchDocument[] = tags.flatMap((tag) => fileOf(tag).documents);
const routes = new Set(documents.map(({sectionRoute}) => sectionRoute.split('#', 1)[0] ?? ''));

test('[R2 R3] the build makes one index for the docs and one for all else', () => {
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

for (const [what, like, limit] of [
  ['the first whole answer needs', /^assets\/js\/search\.[\da-f]+\.js$|^search-(?:head|words)-[^/]*\.json$/, 200_000],
  ['the large files hold', /^search-index-[^/]*\.json$/, 450_000],
  ['is loaded before the first answer', /^assets\/js\/search\.[\da-f]+\.js$|^search-head-[^/]*\.json$/, 60_000],
] as const)
  test(`what ${what} stays below ${kB(limit)} gz`, (context) => {
    const size = gzippedIn(siteDir, like);
    context.diagnostic(`${kB(size)} gz`);
    assert.ok(size > 0 && size <= limit, kB(size));
  });

test('the worker brings neither lunr nor React along', () => {
  const workers = readdirSync(path.join(siteDir, 'assets/js')).filter((file) => /^search\.[\da-f]+\.js$/.test(file));
  assert.equal(workers.length, 1);
  const worker = `assets/js/${workers[0]}`;
  assert.doesNotMatch(builtFile(worker), /lunr\.Index|react\.element/);
  assert.ok(gzipped(path.join(siteDir, worker)) < 15_000);
});
