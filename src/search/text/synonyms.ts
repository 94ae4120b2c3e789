import vocabulary from './vocabulary.json';
import {stem} from './words';

const wordsIn = (list: string): string[] => list.split(/[\s,]+/);

/**
 * What readers type for what the pages call otherwise, as pairs of words typed and words on the pages. What is typed is searched as
 * well, so vocabulary.json lists only words that the pages do not contain.
 */
export const synonymPairs = Object.entries(vocabulary.synonyms).map(([typed, meant]) => ({
  typed: wordsIn(typed),
  meant: wordsIn(meant),
}));

/** The words of the pages by the stems of what readers type for them. */
export const synonyms: ReadonlyMap<string, readonly string[]> = new Map(
  synonymPairs.flatMap(({typed, meant}) => typed.map((word) => [stem(word), meant] as const)),
);

const everyday = new Set(vocabulary.everyday.flatMap(wordsIn).map(stem));

/**
 * Whether a stem belongs to a word of every conversation. They are indexed in titles and tags only, and in a long query they count
 * little.
 */
export const isEveryday = (term: string): boolean => everyday.has(term) && !synonyms.has(term);
