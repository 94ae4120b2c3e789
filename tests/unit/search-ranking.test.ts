import assert from 'node:assert/strict';
import {test} from 'node:test';
import {lunrIndex} from '../../src/plugins/local-search/lunr-index';
import {TERM_NUMBER, type IndexedDocument} from '../../src/search/model';

/** A document with one word in each field that is indexed, and a text. */
const document = (id: number, text = `inner${'abcd'[id]}`): IndexedDocument => ({
  id,
  title: `titled${'abcd'[id]}`,
  content: '',
  tags: [`tagged${'abcd'[id]}`],
  sidebarParentCategories: [],
  indexedCategories: [`grouped${'abcd'[id]}`],
  item: false,
  messages: [],
  asked: [],
  leads: [],
  text,
  sectionRoute: `/docs/${id}`,
  sectionTitle: '',
  pageTitle: '',
  type: 'docs',
});

const index = (documents: readonly IndexedDocument[]) => {
  const {fieldVectors, invertedIndex} = lunrIndex(documents);
  const numbers = new Map(invertedIndex.map(([term, posting]) => [term, posting[TERM_NUMBER]]));
  const vectors = new Map(fieldVectors);
  return (field: string, id: number, term: string): number => {
    const vector = vectors.get(`${field}/${id}`) ?? assert.fail(`no vector for ${field}/${id}`);
    const place = vector.findIndex((value, at) => at % 2 === 0 && value === numbers.get(term));
    return vector[place + 1] ?? assert.fail(`no weight for ${term}`);
  };
};

/** How rare a term of one document among four is, as lunr counts it. */
const rarity = Math.log(1 + (4 - 1 + 0.5) / (1 + 0.5));
const near = (actual: number, expected: number) =>
  assert.ok(Math.abs(actual - expected) < 0.002, `${actual} instead of ${expected}`);

test('[S9.1] a word in a title weighs 5, in the text 1, in a tag 3, in a category 2', () => {
  const weight = index([0, 1, 2, 3].map((id) => document(id)));
  near(weight('title', 0, 'titleda'), 5 * rarity);
  near(weight('content', 0, 'innera'), rarity);
  near(weight('tags', 0, 'taggeda'), 3 * rarity);
  near(weight('sidebarParentCategories', 0, 'groupeda'), 2 * rarity);
});

test('[S9.1] length counts by b = 0.75, and repetition saturates by k1 = 1.2', () => {
  const texts = ['alpha alpha alpha beta', 'gamma', 'delta', 'omega'];
  const weight = index(texts.map((text, id) => document(id, text)));
  const average = (4 + 1 + 1 + 1) / 4;
  const expected = (count: number, length: number) =>
    (rarity * (1.2 + 1) * count) / (1.2 * (1 - 0.75 + 0.75 * (length / average)) + count);
  near(weight('content', 0, 'alpha'), expected(3, 4));
  near(weight('content', 0, 'beta'), expected(1, 4));
  near(weight('content', 1, 'gamma'), expected(1, 1));
});
