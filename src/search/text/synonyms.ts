import vocabulary from './vocabulary.json';
import {stem} from './words';

const wordsIn = (list: string): string[] => list.split(/[\s,]+/);

/**
 * Words that readers type, and the words that pages use instead. The typed words are also searched, so vocabulary.json only lists
 * words that pages do not contain.
 */
export const synonymPairs = Object.entries(vocabulary.synonyms).map(([typed, meant]) => ({
  typed: wordsIn(typed),
  meant: wordsIn(meant),
}));

/** Words on pages by the stems of their typed synonyms. */
export const synonyms: ReadonlyMap<string, readonly string[]> = new Map(
  synonymPairs.flatMap(({typed, meant}) => typed.map((word) => [stem(word), meant] as const)),
);

const everyday = new Set(vocabulary.everyday.flatMap(wordsIn).map(stem));

/** True for the stem of an everyday word, which is not corrected to another one. */
export const isEveryday = (term: string): boolean => everyday.has(term) && !synonyms.has(term);
