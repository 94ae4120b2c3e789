import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {HitGroup} from '../../src/search/query/answer';
import {SHOWN_TEXTS} from '../../src/search/text-file';
import type {QueryAnswer} from '../../src/search/worker/protocol';
import {steady} from '../../src/theme/SearchBar/steady';
import {noteVisit, visitedBefore} from '../../src/theme/SearchBar/visited';
import {passageOf} from '../../src/theme/SearchPage/passage';

const marked = (text: string) => ({text, marks: []});
const group = (route: string, ...anchors: readonly string[]): HitGroup => ({
  route,
  title: marked(route),
  type: 'docs',
  path: [],
  hits: anchors.map((anchor) => ({href: route + anchor, snippet: marked(''), terms: []})),
});
const answer = (complete: boolean, ...groups: readonly HitGroup[]): QueryAnswer => ({
  groups,
  pages: groups.length,
  corrections: [],
  complete,
  isWhole: complete,
  duration: 0,
});
const hrefs = ({groups}: QueryAnswer) => groups.flatMap(({hits}) => hits.map(({href}) => href));

test('results that are held keep their places, and what is new comes after them, up to the limit', () => {
  const shown = answer(false, group('/b', ''), group('/a', ''));
  const next = answer(true, group('/a', '', '#1'), group('/c', '', '#2'), group('/b', ''), group('/d', ''));
  assert.deepEqual(hrefs(steady(shown, next, 8)), ['/b', '/a', '/c', '/c#2', '/d']);
  assert.deepEqual(hrefs(steady(shown, next, 3)), ['/b', '/a', '/c']);
  assert.equal(steady(shown, next, 3).pages, 4);
});

test('where nothing was shown or nothing is left, the newer answer stands', () => {
  const some = answer(true, group('/a', ''));
  const none = answer(true);
  assert.equal(steady(none, some, 8), some);
  assert.equal(steady(some, none, 8), none);
});

test('a passage that answers an earlier query does not stand at a page whose text is not fetched for this one', () => {
  const hit = {href: '/a', snippet: marked('excerpt'), terms: []};
  const earlier = {'/a': marked('passage of an earlier query')};
  assert.equal(passageOf(hit, 0, earlier)?.text, 'passage of an earlier query');
  assert.equal(passageOf(hit, SHOWN_TEXTS, earlier)?.text, 'excerpt');
  assert.equal(passageOf({...hit, snippet: marked('')}, SHOWN_TEXTS, earlier), undefined);
  assert.equal(passageOf({...hit, snippet: marked('')}, 0, {})?.text, '');
});

test('the pages of a visit are offered newest first, each once, without the one that is shown', () => {
  for (const to of ['/a', '/b', '/c', '/a']) noteVisit({label: to, to});
  assert.deepEqual(
    visitedBefore('/c').map(({to}) => to),
    ['/a', '/b'],
  );
});
