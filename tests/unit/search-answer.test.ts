import assert from 'node:assert/strict';
import {test} from 'node:test';
import {answerOf} from '../../src/search/engine/answer';
import {markedText, SNIPPET_LENGTH, snippetOf} from '../../src/search/engine/marks';
import {search} from '../../src/search/engine/rank';
import {sectionsIn, SHOWN_TEXTS, textPath} from '../../src/search/model';
import {noteVisit, visitedBefore} from '../../src/theme/SearchBar/visited';
import {passageOf} from '../../src/theme/SearchPage/passage';
import {smallIndex} from './support/search-site';

const pages = Array.from({length: 12}, (_, place) => ({
  route: `/docs/page-${place}`,
  title: `Page ${place}`,
  categories: ['Guides'],
  body: `<p>All about scanners.</p><h2 id="use">Use of scanners</h2><p>Scanners ${'scan '.repeat(place)}</p>`,
}));
const index = smallIndex(...pages);

const numbered = (...terms: readonly string[]) => new Map(terms.map((term, place) => [term, place]));
const marksOf = ({text, marks}: ReturnType<typeof markedText>) => marks.map(([start, end]) => text.slice(start, end));
const markedWords = (text: string, ...terms: string[]) => marksOf(markedText(text, new Set(terms)));

test('[S5.3 S3.11 S9.1] at most eight results are shown, ordered by score, and the number of all pages is known', () => {
  const found = search(index, 'scanners');
  const {groups, pages: count} = answerOf(found);
  assert.equal(groups.flatMap(({hits}) => hits).length, 8);
  assert.equal(count, 12);
  const scores = found.pages.map(({score}) => score);
  const ordered = scores.toSorted((a, b) => b - a);
  assert.deepEqual(scores, ordered);
});

test('a group shows the place of its page in the sidebar, and a section its heading', () => {
  const [group] = answerOf(search(index, 'page 7')).groups;
  assert.deepEqual(group?.path, ['Guides']);
  assert.equal(group?.title.text, 'Page 7');
  const sections = answerOf(search(index, 'use of scanners'), 100).groups.flatMap(({hits}) => hits);
  assert.ok(sections.some(({section}) => section?.text === 'Use of scanners'));
});

test('words that were found are marked, and only the part that was found in a compound', () => {
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
  const text = `${'filler words come first '.repeat(30)} here alpha is beside beta at last ${'and more filler '.repeat(30)}`;
  const snippet = snippetOf(text, numbered('alpha', 'beta'));
  assert.match(snippet.text, /alpha is beside beta/);
  assert.match(snippet.text, /^… .* …$/);
  assert.ok(snippet.text.length <= SNIPPET_LENGTH + 10);
  assert.deepEqual(marksOf(snippet), ['alpha', 'beta']);
});

test('a fact in a row is shown as the whole row, marked', () => {
  const row = 'lurker · 100Mi · fixed, no value raises it';
  const others = 'parser · 200Mi · what the chart sets';
  const text = [`${'Words before the table come here. '.repeat(8)}`, others, row, others].join('\n');
  const snippet = snippetOf(text, numbered('lurker', '100mi'));
  assert.equal(snippet.text, row);
  assert.deepEqual(marksOf(snippet), ['lurker', '100Mi']);
});

test('a short text is its own snippet, and one without a hit begins at its beginning', () => {
  assert.equal(snippetOf('short text', new Map()).text, 'short text');
  assert.match(snippetOf('word '.repeat(100), new Map([['x', 0]])).text, /^word word/);
});

test('the text of a page is stored under its route, and a damaged file has no text', () => {
  assert.equal(textPath('/', '/'), 'search-text/index.json');
  assert.equal(textPath('/base/docs/chart.yaml', '/base/'), 'search-text/docs/chart.yaml.json');
  const textIn = (content: unknown) => sectionsIn(content).get('a');
  assert.equal(textIn({sections: {a: 'text'}}), 'text');
  for (const content of [null, 5, {}, {sections: null}, {sections: {a: 5}}]) assert.equal(textIn(content), undefined);
});

test('a passage of an earlier query is not shown at a page whose text is not fetched for this one', () => {
  const marked = (text: string) => ({text, marks: []});
  const hit = {href: '/a', snippet: marked('excerpt'), terms: []};
  const earlier = {'/a': marked('passage of an earlier query')};
  assert.equal(passageOf(hit, 0, earlier)?.text, 'passage of an earlier query');
  assert.equal(passageOf(hit, SHOWN_TEXTS, earlier)?.text, 'excerpt');
  assert.equal(passageOf({...hit, snippet: marked('')}, SHOWN_TEXTS, earlier), undefined);
});

test('recently viewed pages are listed newest first, each once, without the shown page', () => {
  for (const to of ['/a', '/b', '/c', '/a']) noteVisit({label: to, to});
  const before = visitedBefore('/c').map(({to}) => to);
  assert.deepEqual(before, ['/a', '/b']);
});
