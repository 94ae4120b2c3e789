import assert from 'node:assert/strict';
import {test} from 'node:test';
import {search} from '../../src/search/query/search';
import type {TagIndex} from '../../src/search/index/tag-index';
import {smallIndex, type SmallPage} from './support/search-site';

/** Pages that say the same, and have the same tags. */
const alike = (text: string, ...tags: readonly string[]): SmallPage[] =>
  ['alpha', 'beta', 'gamma', 'delta'].map((name) => ({
    route: `/docs/${name}`,
    title: name,
    tags,
    body: `<p>Something about ${name} and ${text}.</p>`,
  }));

const docs = (categories: readonly string[]): TagIndex =>
  smallIndex(
    {route: '/docs/cascading-scans', title: 'Cascading Scans', categories, body: '<p>Starts more from findings.</p>'},
    {route: '/docs/scan', title: 'Scan', body: '<p>Cascading scans need the hook.</p>'},
    ...alike('hooks'),
  );

const scoreOf = (indexes: readonly TagIndex[], query: string, route: string): number =>
  search(indexes, query).pages.find((page) => page.route === route)?.score ?? 0;

test('the category of a page is a part of its name, but alone finds nothing', () => {
  const score = (categories: readonly string[], query: string) =>
    scoreOf([docs(categories)], query, '/docs/cascading-scans');
  assert.ok(score(['Hooks'], 'cascading scans hook') > 1.1 * score([], 'cascading scans hook'));
  assert.ok(score(['Hooks'], 'hook cascading') > 1.3 * score([], 'hook cascading'));
  assert.equal(score(['Hooks'], 'hook'), 0);
});

test('beside other words, a word with a typing error counts nearly like the word that it was meant to be', () => {
  const index = docs(['Hooks']);
  const right = scoreOf([index], 'cascading scans hook', '/docs/cascading-scans');
  const wrong = scoreOf([index], 'casacding scans hook', '/docs/cascading-scans');
  assert.ok(wrong > 0.8 * right && wrong <= right, `${wrong} beside ${right}`);
});

test('a name that many places have counts less, whichever index they are in', () => {
  const post: SmallPage = {
    route: '/blog/post',
    title: 'A story',
    type: 'blog',
    tags: ['web-test'],
    body: '<p>We did a web test and another web test.</p>',
  };
  const beside = (...pages: readonly SmallPage[]): number =>
    scoreOf([smallIndex(...pages), smallIndex(post)], 'web-test', post.route);
  assert.ok(beside(...alike('a web-test', 'web-test')) < 0.8 * beside(...alike('a web-test')));
});

test('a compound with a typing error is taken for the name as a whole', () => {
  const index = smallIndex(
    {route: '/docs/readme', title: 'README and helm-docs', body: '<p>A template for the readme.</p>'},
    {route: '/docs/templates', title: 'Helm templates', body: '<p>The helm chart has a template, see the docs.</p>'},
    ...alike('the docs of dcosx'),
  );
  assert.equal(search([index], 'helm-dcos template').pages[0]?.route, '/docs/readme');
});

test('of a compound, the part that was misspelled is told', () => {
  const index = smallIndex({route: '/docs/a', title: 'ScheduledScan', body: '<p>A scheduled scan.</p>'});
  assert.deepEqual(search([index], 'scheduld-scan').corrections, [['scheduld', 'scheduled']]);
});

test('over many words the best section counts more than a long page that says each one somewhere', () => {
  const words = ['copper', 'silver', 'golden', 'iron', 'leaden', 'wooden'];
  const scattered = words.map((word) => `<h2 id="a-${word}">A part</h2><p>${word} ${word} ${word}</p>`).join('');
  const index = smallIndex(
    {route: '/docs/long', title: 'Long', body: scattered},
    {
      route: '/docs/short',
      title: 'Short',
      body: '<p>Of copper, silver, golden, iron, leaden and wooden things, and of what else there is in a house of such an age, told at length.</p>',
    },
    ...alike('other things'),
  );
  assert.equal(search([index], words.join(' ')).pages[0]?.route, '/docs/short');
});
