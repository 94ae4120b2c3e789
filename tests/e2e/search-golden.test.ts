import assert from 'node:assert/strict';
import path from 'node:path';
import {before, test} from 'node:test';
import memoize from 'lodash/memoize';
import {answerOf} from '../../src/search/query/answer';
import {keyOf} from '../../src/search/query/atoms';
import {search} from '../../src/search/query/search';
import {otherWords} from '../../src/search/text/synonyms';
import {indexesOf} from '../bench/search/engine';
import {byKind, ranked, sectionMeasures, type Measures} from '../bench/search/measures';
import {goldenQueries, laterSets, type QuerySet} from '../bench/search/queries';
import {all, read} from '../support/elements';
import {builtFile, builtRoutes, siteDir} from '../support/site';

const indexes = indexesOf(siteDir);
/** What the search finds; some queries are looked at more than once. */
const found = memoize((query: string) => search(indexes, query));
const showing = (query: string): string[] =>
  answerOf(found(query)).groups.flatMap(({hits}) => hits.map(({href}) => href));
const sets = ['development', ...laterSets] as const;
const reached = new Map<string, ReadonlyMap<string, Measures>>();

before(() => {
  const answering = (query: string): string[] => found(query).pages.map(({route}) => route);
  for (const set of sets) reached.set(set, byKind(ranked(goldenQueries(set), answering)));
});

/** What the search has to reach on each set; `npm run bench:search` says where it stands. */
type Least = readonly (readonly [kind: string, measure: keyof Measures, value: number])[];
const least: Least = [
  ['all', 'success1', 0.92],
  ['all', 'mrr', 0.95],
  ['title', 'success1', 0.96],
  ['concept', 'success1', 0.9],
  ['typo', 'success1', 0.93],
  ['question', 'success1', 0.85],
  ['prefix', 'success1', 0.9],
  ['flag-or-field', 'success3', 0.95],
];

/** The long questions are harder, and rarer. */
const long: Least = [
  ['all', 'success1', 0.85],
  ['all', 'mrr', 0.9],
  ['concept', 'success1', 0.85],
  ['typo', 'success1', 0.93],
  ['question', 'success3', 0.9],
  ['flag-or-field', 'success3', 0.95],
];

/** Shares of queries that lead to a page and to a section that answers, each first and among the first three. */
type Shares = readonly [first: number, three: number];
const ownWords: Readonly<Partial<Record<QuerySet, {readonly page: Shares; readonly section: Shares}>>> = {
  questions: {page: [0.8, 0.95], section: [0.6, 0.8]},
  symptoms: {page: [0.87, 0.95], section: [0.84, 0.95]},
  asked: {page: [0.93, 0.96], section: [0.7, 0.88]},
  chats: {page: [0.75, 0.92], section: [0.62, 0.84]},
  later: {page: [0.7, 0.92], section: [0.55, 0.75]},
  titles: {page: [0.7, 0.92], section: [0.5, 0.75]},
  pasted: {page: [0.7, 0.92], section: [0.6, 0.75]},
  messy: {page: [0.75, 0.85], section: [0.5, 0.72]},
  said: {page: [0.75, 0.85], section: [0.8, 0.9]},
  where: {page: [0.78, 0.88], section: [0.75, 0.86]},
  unseen: {page: [0.75, 0.85], section: [0.7, 0.82]},
  paraphrased: {page: [0.62, 0.75], section: [0.56, 0.69]},
  threads: {page: [0.8, 0.88], section: [0.54, 0.74]},
  typed: {page: [0.86, 0.92], section: [0.68, 0.84]},
  blind: {page: [0.82, 0.9], section: [0.72, 0.86]},
};

const ofShares = ([first, three]: Shares): Least => [
  ['all', 'success1', first],
  ['all', 'success3', three],
];

for (const set of sets) {
  const {page, section} = ownWords[set] ?? {};
  for (const [kind, measure, value] of page ? ofShares(page) : set === 'long' ? long : least) {
    test(`golden queries, ${set}, ${kind}: ${measure} is at least ${value}`, (context) => {
      const is = reached.get(set)?.get(kind)?.[measure] ?? 0;
      context.diagnostic(`${kind} ${measure}: ${is.toFixed(3)}`);
      assert.ok(is >= value, `${is.toFixed(3)}; run "npm run bench:search" to see which queries miss`);
    });
  }

  if (!section) continue;
  test(`who asks in own words is led to the section that answers, not just to its page: ${set}`, (context) => {
    const {success1 = 0, success3 = 0} = sectionMeasures(goldenQueries(set), showing) ?? {};
    context.diagnostic(`section success@1: ${success1.toFixed(3)}, success@3: ${success3.toFixed(3)}`);
    assert.ok(success1 >= section[0] && success3 >= section[1], `${success1.toFixed(3)}, ${success3.toFixed(3)}`);
  });
}

test('every page and section that a golden query wants is there to be found', () => {
  const wanted = sets.flatMap((set) => goldenQueries(set)).flatMap(({want, sections = []}) => [...want, ...sections]);
  const documents = indexes.flatMap((index) => index.documents);
  const known = new Set([...builtRoutes(), ...documents.map(({sectionRoute}) => sectionRoute)]);
  assert.deepEqual(
    wanted.filter((address) => !known.has(address)),
    [],
  );
});

test('every page is the first result for its title', () => {
  const pages = indexes.flatMap(({documents, pages: ranges}) => ranges.flatMap(({first}) => documents[first] ?? []));
  const missed = pages.filter(({pageTitle}) => {
    const best = found(pageTitle).pages[0]?.page;
    return best?.pageTitle !== pageTitle;
  });
  assert.ok(pages.length > 150);
  assert.deepEqual(
    missed.map(({pageTitle}) => pageTitle),
    [],
  );
});

test('who types a heading and the title of its page is led to that heading, or to the other of that name there', () => {
  const sections = indexes.flatMap(({documents}) => documents).filter(({title, pageTitle}) => title !== pageTitle);
  // Every twelfth, each build another mixture of pages: all of them take half a minute.
  const some = sections.filter((_, place) => place % 12 === 0);
  const titles = new Map(sections.map(({sectionRoute, sectionTitle}) => [sectionRoute, sectionTitle]));
  const missed = some.filter(({sectionTitle, sectionRoute, pageTitle}) => {
    const route = sectionRoute.split('#', 1)[0] ?? '';
    const isSame = (shown: string): boolean => shown.startsWith(`${route}#`) && titles.get(shown) === sectionTitle;
    return !showing(`${sectionTitle} ${pageTitle}`).slice(0, 3).some(isSame);
  });
  assert.ok(some.length > 200);
  const names = missed.map(({sectionRoute, sectionTitle}) => `${sectionTitle} (${sectionRoute})`);
  assert.ok(missed.length <= some.length / 50, names.join('\n'));
});

test('whoever types the name of a scanner or hook comes to the beginning of its page, not into the middle', () => {
  const pages = builtRoutes().filter((route) => /^\/docs\/(?:scanners|hooks)\/./.test(route));
  const missed = pages.filter((route) => showing(path.basename(route).replaceAll('-', ' '))[0] !== route);
  assert.ok(pages.length > 20);
  assert.deepEqual(missed, []);
});

const symptoms = '/docs/getting-started/troubleshooting';
const symptomsPage = read(builtFile(`${symptoms.slice(1)}.html`));
/** Entries of the index of symptoms. Chapters, which are of the second level, only group them. */
const entries = all(symptomsPage, 'h3').flatMap((heading) => {
  const address = `${symptoms}#${heading.attr('id')}`;
  return indexes
    .flatMap(({documents}) => documents)
    .filter(({sectionRoute}) => decodeURIComponent(sectionRoute) === address)
    .map(({sectionRoute, sectionTitle}) => ({
      address: sectionRoute,
      text: sectionTitle,
      isMessage: heading.find('code').length > 0,
    }));
});

test('a message pasted from the terminal finds its entry in the index of symptoms first', () => {
  const messages = entries.filter(({isMessage}) => isMessage);
  assert.ok(messages.length > 10);
  assert.deepEqual(
    messages.filter(({address, text}) => showing(text)[0] !== address).map(({text}) => text),
    [],
  );
});

/** As an operator would write it to its log. */
const inLog = (message: string): string =>
  `2026-02-11T08:15:09.123Z\tERROR\tcontrollers.Scan\tReconciler error\t{"controller": "scan", "namespace": "default", "error": "${message}"}`;
/** What stands in a message instead of its placeholders. */
const real = (text: string): string => text.replaceAll(/<[^>]+>|…/g, 'x2v4d');

test('whatever message Troubleshooting quotes is answered there or where it is quoted too, also from a line of a log', () => {
  // A heading may name several messages.
  const quoted = indexes.flatMap(({documents, phrases}) =>
    phrases.flatMap(({key, document, wordings}) =>
      [...(wordings.length > 0 ? [key] : []), ...wordings.map(({pieces}) => pieces.join(''))].map((said) => ({
        key: said,
        address: documents[document]?.sectionRoute ?? '',
      })),
    ),
  );
  const file = JSON.parse(builtFile('search-words-docs-default-current.json')) as {
    messages: readonly (readonly [number, ...string[]])[];
  };
  const docs = indexes.find(({tag}) => tag === 'docs-default-current');
  const asked = file.messages.flatMap(([document, ...those]) => {
    const address = docs?.documents[document]?.sectionRoute ?? '';
    const isKnown = (text: string): boolean => quoted.some(({key}) => key === keyOf(text));
    return address.startsWith(symptoms) ? (those as string[]).filter(isKnown).map((text) => ({address, text})) : [];
  });
  assert.ok(asked.length > 10);
  const missed = asked.flatMap(({address, text}) => {
    const key = keyOf(text);
    const answering = new Set([address, ...quoted.filter((other) => other.key === key).map((other) => other.address)]);
    return [text, inLog(text)].map(real).filter(
      (query) =>
        !showing(query)
          .slice(0, 3)
          .some((shown) => answering.has(shown)),
    );
  });
  assert.deepEqual(missed, []);
});

test('every entry of the index of symptoms is among the first three for its own name', () => {
  assert.ok(entries.length > 50);
  const missed = entries.filter(({address, text}) => !showing(real(text)).slice(0, 3).includes(address));
  assert.deepEqual(
    missed.map(({text}) => text),
    [],
  );
});

test('what stands first in a row of the index of symptoms finds the page with that row among the first three', () => {
  const texts = all(symptomsPage, 'tr')
    .map((row) => row.find('code').first().text())
    .filter((text) => text.split(/\s+/).length > 2);
  assert.ok(texts.length > 5);
  const isFound = (text: string): boolean =>
    found(real(text))
      .pages.slice(0, 3)
      .some(({route}) => route === symptoms);
  assert.deepEqual(
    texts.filter((text) => !isFound(text)),
    [],
  );
});

test('every entry of the list of other words finds a page', () => {
  const isKnown = (word: string): boolean => found(word).pages.length > 0 && found(word).corrections.length === 0;
  const wrong = otherWords
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [typed = [], meant = []] = line.split(' = ').map((words) => words.split(', '));
      return [...typed.filter((word) => found(word).pages.length === 0), ...meant.filter((word) => !isKnown(word))];
    });
  assert.deepEqual(
    wrong,
    [],
    'no page answers these words of src/search/text/synonyms.ts: take them out, or write what pages say',
  );
});
