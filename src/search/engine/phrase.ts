import {routeOf, type SearchDocument} from '../model';
import {fold, stem, tellingWords} from '../text/words';
import {rarityOf, type Corpus} from './corpus';
import type {PageResult} from './rank';

/** The shortest phrase without quotes. Shorter queries are seldom pasted. */
const PHRASE_WORDS = 7;
/** Minimum share of a phrase that a page covers in the index if it contains the phrase. Frequent words are not indexed on all pages. */
const LEAST_COVERED = 0.12;

/** Words with one space around each, to compare texts regardless of punctuation. */
const spaced = (text: string): string =>
  ` ${fold(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** The phrase that a query looks for word for word: the whole query if it is in quotes or has many words. */
export function phraseOf(query: string): string | undefined {
  const quoted = /^\s*["“„«](.+)["”“»]\s*$/su.exec(query)?.[1];
  const phrase = spaced(quoted ?? query);
  return phrase.trim().split(' ').length >= (quoted === undefined ? PHRASE_WORDS : 2) ? phrase : undefined;
}

/** Routes of the pages that might contain a phrase, according to the index, best first. */
export function candidatesFor(corpus: Corpus, phrase: string): string[] {
  const scores = new Map<string, number>();
  let total = 0;
  for (const {exact, joined} of tellingWords(phrase)) {
    const documents = [exact, joined, stem(joined)].flatMap((term) => [...corpus.weights(term).keys()]);
    const routes = new Set(documents.map((document) => routeOf(corpus.documents[document] as SearchDocument)));
    const rarity = rarityOf(routes.size, corpus.pages.length);
    total += rarity;
    for (const route of routes) scores.set(route, (scores.get(route) ?? 0) + rarity);
  }
  const likely = [...scores].filter(([, score]) => score >= LEAST_COVERED * total);
  return likely.toSorted(([, a], [, b]) => b - a).map(([route]) => route);
}

/** The anchor of the shortest section that contains a phrase; undefined if none does. */
export function quoting(sections: ReadonlyMap<string, string> | undefined, phrase: string): string | undefined {
  const found = [...(sections ?? [])].filter(([, text]) => spaced(text).includes(phrase));
  return found.toSorted(([, a], [, b]) => a.length - b.length)[0]?.[0];
}

/**
 * Moves the pages that contain a phrase to the beginning, each with the section that contains it.
 *
 * @param quotes the sections by route
 */
export function promoted(
  pages: readonly PageResult[],
  quotes: ReadonlyMap<string, SearchDocument>,
): readonly PageResult[] {
  const first = pages.flatMap((page) => {
    const document = quotes.get(page.route);
    const others = page.sections.filter((section) => section.document !== document);
    return document ? [{...page, sections: [{document, score: page.score}, ...others]}] : [];
  });
  return [...first, ...pages.filter(({route}) => !quotes.has(route))];
}
