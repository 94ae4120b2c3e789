import assert from 'node:assert/strict';
import {test} from 'node:test';
import {headOf, readHeadFile} from '../../src/search/index/head-file';
import type {SearchDocument} from '../../src/search/model';
import {answerOf} from '../../src/search/query/answer';
import {markedText} from '../../src/search/query/marks';
import {search} from '../../src/search/query/search';
import {SNIPPET_LENGTH, snippetOf} from '../../src/search/query/snippet';
import {textIn, textPath} from '../../src/search/text-file';
import {smallFile, smallIndex} from './support/search-site';

const pages = Array.from({length: 12}, (_, place) => ({
  route: `/docs/page-${place}`,
  title: `Page ${place}`,
  categories: ['Guides'],
  body: `<p>All about scanners.</p><h2 id="use">Use of scanners</h2><p>Scanners ${'scan '.repeat(place)}</p>`,
}));
const index = smallIndex(...pages);

const found = (...terms: readonly string[]) => new Map(terms.map((term, place) => [term, place]));
const marksOf = ({text, marks}: ReturnType<typeof markedText>) => marks.map(([start, end]) => text.slice(start, end));
const markedWords = (text: string, ...terms: string[]) => marksOf(markedText(text, new Set(terms)));

test('[S5.3 S9.1] at most eight results are shown, and the number of all pages is known', () => {
  const answer = answerOf(search([index], 'scanners'));
  assert.equal(answer.groups.flatMap(({hits}) => hits).length, 8);
  assert.equal(answer.pages, 12);
});

test('[S5.3 S3.11] results are ordered by score', () => {
  const scores = search([index], 'scanners').pages.map(({score}) => score);
  assert.deepEqual(
    scores,
    scores.toSorted((a, b) => b - a),
  );
});

test('a group says where its page stands, and a section its heading', () => {
  const [group] = answerOf(search([index], 'page 7')).groups;
  assert.deepEqual(group?.path, ['Guides']);
  assert.equal(group?.title.text, 'Page 7');
  const sections = answerOf(search([index], 'use of scanners'), 100).groups.flatMap(({hits}) => hits);
  assert.ok(sections.some(({section}) => section?.text === 'Use of scanners'));
});

test('words that were found are marked, in compounds the part that was', () => {
  assert.deepEqual(markedWords('Run the ScheduledScan now', 'scheduledscan'), ['ScheduledScan']);
  assert.deepEqual(markedWords('Run the ScheduledScan now', 'scheduled'), ['Scheduled']);
  assert.deepEqual(markedWords('kube-hunter and kube', 'kube'), ['kube', 'kube']);
  assert.deepEqual(markedWords('nothing here', 'kube'), []);
});

test('marks of odd text stay inside it', () => {
  for (const text of ['\ud800 kube \udc00', 'İİ kube', 'ﬁ-kube', 'kube']) {
    for (const [start, end] of markedText(text, new Set(['kube', 'fi'])).marks) {
      assert.ok(start >= 0 && start < end && end <= text.length, JSON.stringify(text));
    }
  }
});

test('a snippet shows the passage that has most words of the query', () => {
  const text = `${'filler words come first '.repeat(30)} here alpha stands beside beta at last ${'and more filler '.repeat(30)}`;
  const snippet = snippetOf(text, found('alpha', 'beta'));
  assert.match(snippet.text, /alpha stands beside beta/);
  assert.match(snippet.text, /^… .* …$/);
  assert.ok(snippet.text.length <= SNIPPET_LENGTH + 10);
  assert.deepEqual(marksOf(snippet), ['alpha', 'beta']);
});

test('a fact that stands in a row is shown as the whole row, marked', () => {
  const before = `${'Words before the table come here. '.repeat(8)}`;
  const rows = [
    'parser · 200Mi · what the chart sets',
    'lurker · 100Mi · fixed, no value raises it',
    'hook · 200Mi · its own',
  ];
  const text = `${before}\n${rows.join('\n')}\n${'And words behind it. '.repeat(8)}`;
  const snippet = snippetOf(text, found('lurker', '100mi'));
  assert.equal(snippet.text, rows[1]);
  assert.deepEqual(marksOf(snippet), ['lurker', '100Mi']);
});

test('a short text is its own snippet, and one without a hit begins at its beginning', () => {
  assert.equal(snippetOf('short text', new Map()).text, 'short text');
  assert.match(snippetOf('word '.repeat(100), new Map([['x', 0]])).text, /^word word/);
});

test('a head of another form or format version is refused', () => {
  const right = {formatVersion: 2, background: [], otherWords: '', pages: {}};
  assert.doesNotThrow(() => readHeadFile('t', right));
  const wrongPages = [5, null, {docs: [7]}, {docs: '/docs/a\nA'}];
  const heads = [{...right, formatVersion: 1}, ...wrongPages.map((those) => ({...right, pages: those}))];
  for (const content of [null, {}, [], 'x', ...heads])
    assert.throws(() => readHeadFile('t', content), JSON.stringify(content));
});

test('an anchor that does not follow from its heading survives the head', () => {
  const body = '<h2 id="other-id">Some Heading</h2><p>x</p><h2 id="gr%C3%B6%C3%9Fe">Größe</h2><p>y</p>';
  const file = smallFile([{route: '/docs/a', title: 'A', body}]);
  const head = readHeadFile('small', JSON.parse(JSON.stringify(headOf(file.documents, []))));
  assert.deepEqual(
    head.documents.map(({sectionRoute}) => sectionRoute),
    file.documents.map(({sectionRoute}) => sectionRoute),
  );
});

test('names, tags and categories survive the head, and a sign that parts them does not add a page', () => {
  const page = {title: 'A | b', tags: ['c, d', 'e#f'], categories: ['G', 'h i']};
  const file = smallFile([
    {route: '/docs/a', body: '<h2 id="x">C# | x</h2><p>x</p>', description: 'A text.', ...page},
    {route: '/docs/b', title: 'B', tags: ['two\nlines\x7f'], body: '<p>y</p>'},
  ]);
  const {documents} = readHeadFile('small', JSON.parse(JSON.stringify(headOf(file.documents, []))));
  const namesOf = ({sectionTitle, sectionRoute, tags, sidebarParentCategories}: SearchDocument) =>
    [sectionTitle, sectionRoute, ...tags, ...sidebarParentCategories].map((name) => name.replaceAll(/[\n\x7f]/g, ' '));
  assert.deepEqual(documents.map(namesOf), file.documents.map(namesOf));
});

test('the text of a page lies where its route says, and a file of another form has none', () => {
  assert.equal(textPath('/', '/'), 'search-text/index.json');
  assert.equal(textPath('/base/docs/chart.yaml', '/base/'), 'search-text/docs/chart.yaml.json');
  assert.equal(textIn({formatVersion: 1, sections: {a: 'text'}}, 'a'), 'text');
  const wrong = [
    {formatVersion: 2, sections: {a: 'x'}},
    ...[null, {a: 5}].map((sections) => ({formatVersion: 1, sections})),
  ];
  for (const content of [null, 5, {}, ...wrong]) assert.equal(textIn(content, 'a'), '');
  assert.equal(textIn({formatVersion: 1, sections: {}}, 'constructor'), '');
});
