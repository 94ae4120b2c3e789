import {readFile} from 'node:fs/promises';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import memoize from 'lodash/memoize';
import type {Corpus} from '../../../src/search/engine/corpus';
import type {Found} from '../../../src/search/engine/rank';
import {isStopWord, wordsOf} from '../../../src/search/text/words';
import {sectionsIn, textPath} from '../../../src/search/model';
import type {SearchResponse} from '../../../src/search/worker/protocol';
import {SearchSession} from '../../../src/search/worker/session';
import {demoted, tagsOf} from './engine';

const SAMPLES = 300;
const WORDS = 9;
/** Numbers of pages that contain a rare word, and how many of these words are drawn: with 300, the result varied by 2 %. */
const RARE = {least: 2, most: 10, samples: 1500};
/** The number of the first page that the search page would list, so that the whole order is known. */
const LIMIT = 1000;

/** A linear congruential generator, so that each run draws the same samples from the same build. */
export function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    // Without `imul`, the product would lose digits, and every seed would soon draw the same numbers again.
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff;
    return Math.floor((state / 2 ** 31) * below);
  };
}

const words = (text: string): string =>
  ` ${wordsOf(text)
    .map(({exact}) => exact)
    .join(' ')} `;

/** Lines of the text of each page of a build, by route. */
const linesOf = (build: string, {pages}: Corpus): Map<string, string[]> =>
  new Map(
    pages.map(({route}) => {
      const texts = sectionsIn(JSON.parse(readFileSync(path.join(build, textPath(route, '/')), 'utf8'))).values();
      return [route, [...new Set(texts)].flatMap((text) => text.split('\n'))];
    }),
  );

/** Random phrases of nine words that exactly one page contains, with its route. */
function phrasesIn(lines: ReadonlyMap<string, readonly string[]>, random: (below: number) => number) {
  const texts = [...lines].map(([route, of]) => ({route, lines: of, text: of.map(words).join('\n')}));
  const phrases: {readonly phrase: string; readonly route: string}[] = [];
  while (phrases.length < SAMPLES) {
    const page = texts[random(texts.length)];
    const tokens = page?.lines[random(page.lines.length)]?.split(' ') ?? [];
    const start = random(Math.max(1, tokens.length - WORDS + 1));
    const phrase = tokens.slice(start, start + WORDS).join(' ');
    const written = words(phrase);
    if (page && wordsOf(phrase).length >= WORDS && texts.filter(({text}) => text.includes(written)).length === 1)
      phrases.push({phrase, route: page.route});
  }
  return phrases;
}

/** A session that reads the files of a build. */
function sessionOf(build: string) {
  const answers = new Map<number, readonly string[]>();
  const session = new SearchSession((response: SearchResponse) => {
    if (response.type === 'answer')
      answers.set(
        response.number,
        response.answer.groups.map(({route}) => route),
      );
  });
  const load = memoize((url: string) => readFile(path.join(build, decodeURI(url)), 'utf8'));
  const scope = {baseUrl: '/', tags: tagsOf(build), demoted};
  return async (queries: readonly string[]): Promise<(readonly string[])[]> => {
    const network = globalThis.fetch;
    globalThis.fetch = async (url) => new Response(await load(String(url)));
    await Promise.all(
      queries.map((query, number) => session.handle({type: 'query', number, scope, query, limit: LIMIT})),
    );
    globalThis.fetch = network;
    return queries.map((_, number) => answers.get(number) ?? []);
  };
}

/** Shares of random phrases whose page is the first result, and among the first three. */
export async function phraseMeasures(build: string, corpus: Corpus, seed = 1) {
  const phrases = phrasesIn(linesOf(build, corpus), randomFrom(seed));
  const found = await sessionOf(build)(phrases.map(({phrase}) => phrase));
  const ranks = phrases.map(({route}, place) => (found[place]?.indexOf(route) ?? -1) + 1);
  const share = (depth: number): number => ranks.filter((rank) => rank > 0 && rank <= depth).length / ranks.length;
  return {success1: share(1), success3: share(3), missed: phrases.filter((_, place) => ranks[place] !== 1)};
}

/** The share of pages that a search for a rare word finds among those that contain it, for random words. */
export function rareWordRecall(build: string, corpus: Corpus, find: (query: string) => Found, seed = 1): number {
  const random = randomFrom(seed);
  const pages = new Map<string, Set<string>>();
  for (const [route, lines] of linesOf(build, corpus))
    for (const word of new Set(words(lines.join('\n')).split(' ')))
      if (/^\p{L}{4,}$/u.test(word) && !isStopWord(word)) pages.set(word, (pages.get(word) ?? new Set()).add(route));
  const rare = [...pages].filter(([, {size}]) => size >= RARE.least && size <= RARE.most);
  const samples = Array.from(
    {length: RARE.samples},
    () => rare[random(rare.length)] ?? (['', new Set<string>()] as const),
  );
  const counts = samples.map(([word, routes]) => {
    const found = new Set(find(word).pages.map(({route}) => route));
    return {wanted: routes.size, found: [...routes].filter((route) => found.has(route)).length};
  });
  const sum = (key: 'wanted' | 'found'): number => counts.reduce((all, count) => all + count[key], 0);
  return sum('found') / sum('wanted');
}
