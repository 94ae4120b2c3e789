import assert from 'node:assert/strict';
import path from 'node:path';
import {test} from 'node:test';
import memoize from 'lodash/memoize';
import {hooks} from '../../src/catalog/hooks';
import {scanners} from '../../src/catalog/scanners';
import {synonymPairs} from '../../src/search/text/synonyms';
import {corpusOf, engine, places, searching} from '../bench/search/engine';
import {byKind, ranked, sectionMeasures} from '../bench/search/measures';
import {phraseMeasures, rareWordRecall} from '../bench/search/phrases';
import {goldenQueries, querySets} from '../bench/search/queries';
import {all, read} from '../support/elements';
import {builtFile, builtRoutes, siteDir} from '../support/site';

const corpus = corpusOf(siteDir);
/** Some queries are used more than once. */
const found = memoize(searching(corpus));
const showing = places(found);
const golden = querySets.flatMap((set) => goldenQueries(set));

test('a golden query leads to a page that answers it first in 92 of 100 cases, among the first three in 98, and to the section that answers it in 76', (context) => {
  const kinds = byKind(ranked(golden, engine(found)));
  for (const [kind, {success1, success3, mrr}] of kinds)
    context.diagnostic(`${kind}: ${success1.toFixed(3)}, ${success3.toFixed(3)}, MRR@8 ${mrr.toFixed(3)}`);
  const {success1 = 0, success3 = 0} = kinds.get('all') ?? {};
  const sections = sectionMeasures(golden, showing);
  context.diagnostic(`section@1 ${sections.success1.toFixed(3)}, section@3 ${sections.success3.toFixed(3)}`);
  assert.ok(success1 >= 0.92 && success3 >= 0.98, 'run "npm run bench:search" to see which queries miss');
  assert.ok(sections.success1 >= 0.76);
  const weak = [...kinds].filter(([, kind]) => kind.success1 < 0.88 || kind.success3 < 0.95).map(([kind]) => kind);
  assert.deepEqual(weak, [], 'these kinds of queries are below 88 or 95 of 100');
});

test('a question about the job of a guide, in the words of a reader, leads to the guide first', () => {
  const missed = ranked(goldenQueries('guides'), engine(found)).filter(({rank}) => rank !== 1);
  assert.deepEqual(
    missed.map(({q, first}) => `${q}: ${first[0]}`),
    [],
  );
});

test('every page and section that a golden query wants is there to be found', () => {
  const wanted = golden.flatMap(({want, sections = []}) => [...want, ...sections]);
  const known = new Set([...builtRoutes(), ...corpus.documents.map(({sectionRoute}) => sectionRoute)]);
  const missing = wanted.filter((address) => !known.has(address));
  assert.deepEqual(missing, []);
});

test('every page is the first result for its title', () => {
  const titles = corpus.pages.map(({first}) => corpus.documents[first]?.pageTitle ?? '');
  assert.ok(titles.length > 150);
  const missed = titles.filter((title) => found(title).pages[0]?.page.pageTitle !== title);
  assert.deepEqual(missed, []);
});

test('the beginning of a title finds a page with such a title first in nine of ten cases', (context) => {
  const titles = corpus.pages.map(({first}) => (corpus.documents[first]?.pageTitle ?? '').toLowerCase());
  const beginnings = titles.flatMap((title) =>
    [0.5, 0.7, 0.85].map((share) => title.slice(0, Math.max(5, Math.round(title.length * share)))),
  );
  const missed = beginnings.filter((text) => !found(text).pages[0]?.page.pageTitle.toLowerCase().startsWith(text));
  context.diagnostic(`${missed.length} of ${beginnings.length} missed`);
  assert.ok(missed.length <= beginnings.length / 10, missed.join('\n'));
});

test('what a scanner examines leads to the scanner first', () => {
  const wanted = {
    'docker image': 'trivy',
    'container image': 'trivy',
    wordpress: 'wpscan',
    'git repository': 'git-repo-scanner',
    api: 'zap-automation-framework',
    'web application': 'zap-automation-framework',
    subdomain: 'subfinder',
    'source code': 'semgrep',
    'ssh server': 'ssh-audit',
    'ip address': 'nmap',
  };
  const first = Object.fromEntries(
    Object.keys(wanted).map((query) => [query, path.basename(found(query).pages[0]?.route ?? '')]),
  );
  assert.deepEqual(first, wanted);
});

test('of random phrases of nine words that one page has, it is the first result in 80 of 100 cases and among three in 95', async (context) => {
  const {success1, success3} = await phraseMeasures(siteDir, corpus);
  context.diagnostic(`first ${success1.toFixed(3)}, among three ${success3.toFixed(3)}`);
  assert.ok(success1 >= 0.8 && success3 >= 0.95);
});

test('a rare word finds nine of ten pages that have it', (context) => {
  const recall = rareWordRecall(siteDir, corpus, found);
  context.diagnostic(recall.toFixed(3));
  assert.ok(recall >= 0.9);
});

test('a heading typed with the title of its page is among the first three results in nine of ten cases', (context) => {
  const sections = corpus.documents.filter(({title, pageTitle}) => title !== pageTitle);
  // Every twelfth, each build another mixture of pages: all of them take half a minute.
  const some = sections.filter((_, place) => place % 12 === 0);
  const titles = new Map(sections.map(({sectionRoute, sectionTitle}) => [sectionRoute, sectionTitle]));
  const missed = some.filter(({sectionTitle, sectionRoute, pageTitle}) => {
    const route = sectionRoute.split('#', 1)[0] ?? '';
    const isSame = (shown: string): boolean => shown.startsWith(`${route}#`) && titles.get(shown) === sectionTitle;
    return !showing(`${sectionTitle} ${pageTitle}`).slice(0, 3).some(isSame);
  });
  assert.ok(some.length > 200);
  context.diagnostic(`${missed.length} of ${some.length} missed`);
  const names = missed.map(({sectionRoute, sectionTitle}) => `${sectionTitle} (${sectionRoute})`);
  assert.ok(missed.length <= some.length / 10, names.join('\n'));
});

test('the name of a scanner or hook leads to the beginning of its page, not into the middle', () => {
  const pages = [...scanners.map(({id}) => `/docs/scanners/${id}`), ...hooks.map(({id}) => `/docs/hooks/${id}`)];
  const missed = pages.filter((route) => showing(path.basename(route).replaceAll('-', ' '))[0] !== route);
  assert.ok(pages.length > 20);
  assert.deepEqual(missed, []);
});

/** Entries of the pages of symptoms and messages. Chapters, which are of the second level, only group them. */
const entries = ['troubleshooting', 'error-messages', 'scanner-and-hook-errors'].flatMap((page) => {
  const route = `/docs/getting-started/${page}`;
  return all(read(builtFile(`${route.slice(1)}.html`)), 'h3, .messages > li').flatMap((entry) => {
    const address = `${route}#${entry.attr('id')}`;
    return corpus.documents
      .filter(({sectionRoute}) => decodeURIComponent(sectionRoute) === address)
      .map(({sectionRoute, sectionTitle}) => ({
        address: sectionRoute,
        text: sectionTitle,
        isMessage: entry.find('code').length > 0,
      }));
  });
});

test('a message pasted from the terminal finds its entry first, with at most one exception', () => {
  const messages = entries.filter(({isMessage}) => isMessage);
  assert.ok(messages.length > 10);
  const missed = messages.filter(({address, text}) => showing(text)[0] !== address).map(({text}) => text);
  assert.ok(missed.length <= 1, missed.join('\n'));
});

/** What is in a message instead of its placeholders. */
const real = (text: string): string => text.replaceAll(/<[^>]+>|…/g, 'x2v4d');

test('every symptom and message is among the first three for its own name', () => {
  assert.ok(entries.length > 50);
  const missed = entries.filter(({address, text}) => !showing(real(text)).slice(0, 3).includes(address));
  assert.deepEqual(missed, []);
});

test('every entry of the list of other words finds a page', () => {
  const isKnown = (word: string): boolean => found(word).pages.length > 0 && found(word).corrections.length === 0;
  const wrong = synonymPairs.flatMap(({typed, meant}) => [
    ...typed.filter((word) => found(word).pages.length === 0),
    ...meant.filter((word) => !isKnown(word)),
  ]);
  assert.deepEqual(wrong, [], 'take these words out of src/search/text/vocabulary.json, or write what pages say');
});
