import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {test} from 'node:test';
import {excerpt} from '../../src/plugins/local-search/documents';
import {readPage} from '../../src/plugins/local-search/html/sections';
import {lunrIndex} from '../../src/plugins/local-search/lunr-index';
import {loadIndex} from '../../src/search/engine/corpus';
import type {IndexedDocument} from '../../src/search/model';
import {smallFile, smallIndex} from './support/search-site';

const pages = [
  {
    route: '/docs/nmap',
    title: 'Nmap',
    description: 'Find open ports.',
    tags: ['port scan'],
    categories: ['Outer', 'Instruments'],
    body: `<p>Introductionword</p>
      <h2 id="values">Values<a class="hash-link" href="#values">#</a></h2>
      <table><tr><th>Key<tr><td><code>scanner.resourcesWord</code></table>
      <div class="code-block"><pre><code>helm install codeword</code></pre><button>Copybuttonword</button></div>
      <figure><svg><title>Drawingtitleword</title><desc>Drawingdescword</desc><text>Drawingtextword</text></svg></figure>
      <details><summary>Summaryword</summary><p>Detailsword</p></details>`,
  },
  {
    route: '/docs/other',
    title: 'Other',
    body: `<p>${'Long text of words. '.repeat(60)}</p><h2 id="end">End</h2><p>Finis</p>`,
  },
];

const loadedByBareLunr = (file: unknown, query: string): string[] => {
  const program = `
    const lunr = require('lunr');
    const {documents, index} = JSON.parse(require('fs').readFileSync(0, 'utf8'));
    const found = lunr.Index.load(index).search(${JSON.stringify(query)});
    console.log(JSON.stringify(found.map(({ref}) => documents.find(({id}) => String(id) === ref).sectionRoute)));`;
  return JSON.parse(
    execFileSync(process.execPath, ['-e', program], {input: JSON.stringify(file), encoding: 'utf8'}),
  ) as string[];
};

test('a bare lunr loads the file in a fresh process and finds sections in it', () => {
  const file = smallFile(pages);
  assert.deepEqual(loadedByBareLunr(file, 'nmap'), ['/docs/nmap']);
  assert.deepEqual(loadedByBareLunr(file, 'resourcesword'), ['/docs/nmap#values']);
  assert.deepEqual(loadedByBareLunr(file, 'detailswo*'), ['/docs/nmap#values']);
  assert.deepEqual(loadedByBareLunr(file, 'tags:scan'), ['/docs/nmap']);
});

test('[S9.1] a bare lunr ranks a title above text', () => {
  const file = smallFile([
    {route: '/docs/a', title: 'Something', body: '<p>gitleaks gitleaks gitleaks</p>'},
    {route: '/docs/b', title: 'Gitleaks', body: '<p>finds secrets</p>'},
  ]);
  assert.deepEqual(loadedByBareLunr(file, 'gitleaks'), ['/docs/b', '/docs/a']);
});

/** A document with one word in each indexed field, and a text. */
const documentWith = (id: number, text: string): IndexedDocument => ({
  id,
  title: `titled${'abcd'[id]}`,
  tags: [`tagged${'abcd'[id]}`],
  indexedCategories: [`grouped${'abcd'[id]}`],
  text,
  content: '',
  sidebarParentCategories: [],
  sectionRoute: `/docs/${id}`,
  sectionTitle: '',
  pageTitle: '',
  type: 'docs',
});
/** Scores of single words in an index of these texts. */
function scoresOf(...texts: readonly string[]) {
  const index = lunrIndex(texts.map((text, id) => documentWith(id, text)));
  return (term: string, id = 0): number =>
    index.query((query) => query.term(term, {usePipeline: false})).find(({ref}) => ref === String(id))?.score ?? 0;
}
/** How rare a term of one document among four is, as lunr counts it. */
const rarity = Math.log(1 + (4 - 1 + 0.5) / (1 + 0.5));
const near = (actual: number, expected: number) =>
  assert.ok(Math.abs(actual - expected) < 0.002, `${actual} instead of ${expected}`);

test('[S9.1] a word in a title weighs 5, in the text 1, in a tag 3, in a category 2', () => {
  const score = scoresOf('innera', 'innerb', 'innerc', 'innerd');
  near(score('titleda'), 5 * rarity);
  near(score('innera'), rarity);
  near(score('taggeda'), 3 * rarity);
  near(score('groupeda'), 2 * rarity);
});

test('[S9.1] length counts by b = 0.75, and repetition saturates by k1 = 1.2', () => {
  const score = scoresOf('alpha alpha alpha beta', 'gamma', 'delta', 'omega');
  const average = (4 + 1 + 1 + 1) / 4;
  const expected = (count: number, length: number) =>
    (rarity * (1.2 + 1) * count) / (1.2 * (1 - 0.75 + 0.75 * (length / average)) + count);
  near(score('alpha'), expected(3, 4));
  near(score('beta'), expected(1, 4));
  near(score('gamma', 1), expected(1, 1));
});

test('[S3.10] every document has the fields of the specification', () => {
  for (const document of smallFile(pages).documents) {
    const fields = 'content id pageTitle sectionRoute sectionTitle sidebarParentCategories tags title type';
    assert.equal(Object.keys(document).toSorted().join(' '), fields);
  }
});

test('[R3] an excerpt has at most 120 characters, whole words, and says when something is missing', () => {
  for (const {content} of smallFile(pages).documents) assert.ok(content.length <= 120, content);
  assert.equal(excerpt('short'), 'short');
  assert.equal(excerpt('one two three four', 12), 'one two…');
  assert.ok(excerpt('x'.repeat(200)).length <= 120);
});

test('code, tables, details and descriptions of drawings are indexed; navigation, sidebar, contents, footer and buttons are not', () => {
  const {frequency} = smallIndex(...pages).indexes[0] ?? {};
  for (const word of 'code resources summary details drawingtitle drawingdesc'.split(' '))
    assert.ok(frequency?.has(`${word}word`), word);
  const around = 'navbar sidebar breadcrumb toc pagination footer copybutton drawingtext';
  for (const word of ['edit', ...around.split(' ').map((name) => `${name}word`)])
    assert.ok(!frequency?.has(word), word);
});

const placesOf = (body: string): string[] =>
  smallFile([{route: '', title: 'Page', body}]).documents.map(({sectionRoute}) => sectionRoute);

test('each heading and each described field is a document, and the text of a field also counts for its section', () => {
  const body = '<h2 id="spec">spec</h2><ul><li id="spec.env"><code>env</code> uniquefieldword</ul>';
  assert.deepEqual(placesOf(body), ['', '#spec', '#spec.env']);
  assert.deepEqual([...smallIndex({route: '', title: '', body}).weights('uniquefieldword').keys()], [1]);
});

test('a row of a table and a definition are places of their own where they have an id', () => {
  const body = `<h2 id="texts">Texts</h2><table><tr><th>Text<th>Cause<tr id="no-route"><td><code>no route to host</code><td>a policy
    <tr><td><code id="refused">connection refused</code><td>nobody listens<tr><td>plain<td>row</table>
    <dl><dt id="state">State<dd>where it stands<dt>Other<dd>words</dl>`;
  assert.deepEqual(placesOf(body), ['', '#texts', '#no-route', '#refused', '#state']);
});

test('a message whose row has dots in its id is found by its row, and a field deep inside others by its section', () => {
  const row = (id: string, name: string) => `<tr id="${id}"><td><code>${name}</code><td>Told here`;
  const table = `<table>${row('text-a.b.c.d', 'No such host')}${row('a.b.c.d', 'deepfield')}</table>`;
  assert.deepEqual(placesOf(table), ['', '#text-a.b.c.d']);
});

test('an error message is a section with its cause and fix, which the section around it does not repeat', () => {
  const item = '<li class="entry" id="boom"><a href="#boom"><code>boom</code></a><div><p>Cause: a spark</div>';
  const page = `<main><h1>X</h1><h2 id="s3">S3</h2><ul class="entries messages">${item}</ul><p>After.</main>`;
  const [, chapter, message] = readPage(page).sections;
  assert.equal(chapter?.text, 'After.');
  assert.deepEqual(message && {...message, text: message.text.includes('a spark')}, {
    anchor: 'boom',
    title: 'boom',
    text: true,
    item: false,
  });
});

const textOf = (body: string): string | undefined => readPage(`<main><h1>X</h1>${body}</main>`).sections[0]?.text;

test('code in a sentence stands as close to its punctuation as a reader sees it', () => {
  const text = textOf('<table><tr><td>Tool <code>7.95</code>, (<code>NETWORK</code>).</tr></table>');
  assert.equal(text, 'Tool 7.95, (NETWORK).');
});

test('a row is a line of its own in the text for snippets, its cells apart', () => {
  const rows = '<tr><td>lurker<td>100Mi</tr><tr><td>hook<td>200Mi</tr>';
  const text = textOf(`<p>Before.</p><table>${rows}</table><p>Behind.</p>`);
  assert.equal(text, 'Before.\nlurker · 100Mi\nhook · 200Mi\nBehind.');
});

test('[S9.1] sidebar categories are stored, and indexed only if the option says so', () => {
  assert.deepEqual(smallFile(pages).documents[0]?.sidebarParentCategories, ['Outer', 'Instruments']);
  const {fields} = smallFile(pages).index as {readonly fields: readonly string[]};
  assert.ok(!fields.includes('sidebarParentCategories'));
  assert.deepEqual(loadedByBareLunr(smallFile(pages, 1), 'instruments'), ['/docs/nmap']);
  assert.deepEqual(loadedByBareLunr(smallFile(pages, 1), 'outer'), []);
  assert.deepEqual(loadedByBareLunr(smallFile(pages, 2), 'outer'), ['/docs/nmap']);
});

test('a page that robots must not list says so', () => {
  assert.equal(readPage('<main>x</main>').unlisted, false);
  assert.equal(readPage('<meta name="robots" content="noindex, nofollow"><main>x</main>').unlisted, true);
});

test('a damaged file is refused', () => {
  const file = smallFile(pages);
  const wrong: readonly object[] = [
    {documents: {}},
    {documents: [{}]},
    {documents: [null]},
    {index: null},
    {index: {...file.index, invertedIndex: [['a', null]]}},
    {index: {...file.index, pipeline: ['unknown']}},
  ];
  for (const content of [null, undefined, 5, 'text', [], {}, ...wrong.map((change) => ({...file, ...change}))])
    assert.throws(() => loadIndex(content), JSON.stringify(content)?.slice(0, 80));
});

test('phrases for an id that is no section of the search are refused', () => {
  const asked = {one: ['first'], two: ['second']};
  const page = {route: '/docs/asked', title: 'Asked', body: '<h2 id="one">One</h2>', asked};
  assert.throws(() => smallFile([page]), /^Error: The search has no section \/docs\/asked#two\. /);
});
