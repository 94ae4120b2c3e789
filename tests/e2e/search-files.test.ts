import assert from 'node:assert/strict';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {brotliCompressSync} from 'node:zlib';
import memoize from 'lodash/memoize';
import lunr from 'lunr';
import {readPage} from '../../src/plugins/local-search/html/sections';
import {lunrIndex} from '../../src/plugins/local-search/lunr-index';
import {
  type IndexedDocument,
  type PageText,
  type SearchDocument,
  type SearchIndexFile,
  textPath,
} from '../../src/search/model';
import {stem, wordsOf} from '../../src/search/text/words';
import {literal} from '../../src/lib/literal';
import {answerOf} from '../../src/search/engine/answer';
import {snippetOf} from '../../src/search/engine/marks';
import {corpusOf, searching, tagsOf} from '../bench/search/engine';
import {goldenQueries, querySets} from '../bench/search/queries';
import {isFullRun} from '../support/full-run';
import {builtFile, fileOfRoute, siteDir, sitemapRoutes} from '../support/site';
import {kB} from '../support/sizes';
import {hostileQueries, SEED} from '../support/hostile-queries';

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
  const missing = wanted.filter((route) => !routes.has(route));
  const listed = [...routes].filter((route) => isList(route));
  assert.deepEqual({missing, listed}, {missing: [], listed: []});
});

test('every section that is indexed exists on its page', () => {
  const missing = documents.filter(({sectionRoute}) => {
    const [route = '', anchor] = sectionRoute.split('#', 2);
    if (anchor === undefined) return !existsSync(path.join(siteDir, fileOfRoute(route)));
    const id = literal(decodeURIComponent(anchor));
    return !new RegExp(`\\sid=["']?${id}["'\\s>]`).test(builtFile(fileOfRoute(route)));
  });
  assert.deepEqual(missing, []);
});

test('the text of every indexed page is there for snippets', () => {
  for (const route of routes) {
    const {sections} = JSON.parse(builtFile(textPath(route, '/'))) as PageText;
    assert.equal(typeof sections[''], 'string', route);
  }
});

test('both indexes together have at most 480 kB in brotli', (context) => {
  const size = tags
    .map((tag) => brotliCompressSync(builtFile(`search-index-${tag}.json`)).length)
    .reduce((sum, bytes) => sum + bytes, 0);
  context.diagnostic(kB(size));
  assert.ok(size <= 480_000, kB(size));
});

/** The documents of a tag with their text, read from the pages as the build read them. */
function indexedDocuments(tag: string): IndexedDocument[] {
  const pageOf = memoize((route: string) => readPage(builtFile(fileOfRoute(route))));
  return fileOf(tag).documents.map((document) => {
    const [route = '', anchor = ''] = document.sectionRoute.split('#', 2);
    const {description, sections} = pageOf(route);
    const id = decodeURIComponent(anchor);
    const section = sections.find((one) => one.anchor === id);
    const text = section?.item ? '' : (section?.text ?? '');
    return {...document, indexedCategories: [], text: id === '' ? `${description} ${text}`.trim() : text};
  });
}

/** All hits of a query, each word exactly and with a trailing wildcard. */
const hits = (index: lunr.Index, words: readonly string[]): lunr.Index.Result[] =>
  index.query((query) => {
    for (const word of words) {
      query.term(stem(word), {usePipeline: false, boost: 10});
      query.term(word, {usePipeline: false, wildcard: lunr.Query.wildcard.TRAILING});
    }
  });

for (const tag of tags)
  test(`[S7.1] lunr finds in the file of ${tag} what it finds in a freshly built index: the same eight hits, in order, with scores within three percent`, (context) => {
    const fresh = lunrIndex(indexedDocuments(tag));
    const loaded = lunr.Index.load(fileOf(tag).index);
    // Every fourth query on each change.
    const queries = querySets.flatMap((set) => goldenQueries(set)).filter((_, place) => isFullRun || place % 4 === 0);
    let compared = 0;
    for (const {q} of queries) {
      const words = wordsOf(q).map(({joined}) => joined);
      const expected = hits(fresh, words);
      const scores = new Map(expected.map(({ref, score}) => [ref, score]));
      const actual = hits(loaded, words);
      assert.equal(actual.length, expected.length, q);
      actual.slice(0, 8).forEach(({ref, score}, place) => {
        const [exact = 0, best = 0] = [scores.get(ref), expected[place]?.score];
        assert.ok(Math.abs(score / exact - 1) < 0.03, `${q}: ${ref} has ${score} instead of ${exact}`);
        // Two hits can change places when each of their scores is off by less than three percent.
        assert.ok(Math.abs(exact / best - 1) < 0.06, `${q}: ${ref} is at place ${place + 1}`);
        compared += 1;
      });
    }
    context.diagnostic(`${queries.length} queries, ${compared} hits`);
    assert.ok(queries.length > 100 && compared > 250);
  });

/** A sample on each change, and twenty times as many at night. */
const COUNT = isFullRun ? 10_000 : 500;

test('whatever is typed into the search gives an answer that can be drawn, and changes nothing else', () => {
  const find = searching(corpusOf(siteDir));
  const {sections} = JSON.parse(builtFile('search-text/docs/scanners/nmap.json')) as {sections: Record<string, string>};
  // Snippets are of one section.
  const text =
    Object.values(sections)
      .toSorted((a, b) => a.length - b.length)
      .at(-1) ?? '';
  const shown = text.replaceAll('\n', ' ');
  for (const query of hostileQueries(SEED, COUNT)) {
    try {
      const found = find(query);
      const answer = answerOf(found, 8);
      assert.ok(answer.groups.length <= 8);
      structuredClone(answer);
      const {text: passage} = snippetOf(text, found.terms);
      assert.ok(shown.includes(passage.replaceAll(/^… | …$/g, '')), 'a snippet is a part of the text');
    } catch (cause) {
      throw new Error(`SEED=${SEED}: ${JSON.stringify(query.slice(0, 400))}`, {cause});
    }
  }
  assert.equal(Reflect.get({}, 'polluted'), undefined);
  assert.deepEqual(find('nmap').pages[0]?.route, '/docs/scanners/nmap');
});
