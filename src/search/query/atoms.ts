import {MAX_QUERY_LENGTH} from '../constants';
import {isStopWord, stopWords} from '../text/stop-words';
import {wordsOf, type Word} from '../text/words';
import {withoutNoise} from './log-noise';

/** A word of the query. */
export interface Atom extends Word {
  /** True for the last word when nothing follows it: the reader may still be typing it. */
  readonly growing: boolean;
  /** The word joined with the word before and the word after it: `defect dojo` is looked up as `defectdojo` too. */
  readonly joins: readonly string[];
}

/** Words of a query that are looked up at most; more do not improve the results. */
const MAX_ATOMS = 16;

/** The most selective words, in their order: known ones by ascending document frequency, then unknown ones while there is room. */
function mostTelling(words: readonly Word[], frequencyOf: (word: Word) => number): Word[] {
  if (words.length <= MAX_ATOMS) return [...words];
  const frequencies = new Map(words.map((word) => [word, frequencyOf(word) || Number.POSITIVE_INFINITY]));
  const by = (word: Word): number => frequencies.get(word) ?? 0;
  const kept = new Set(words.toSorted((a, b) => (by(a) === by(b) ? 0 : by(a) - by(b))).slice(0, MAX_ATOMS));
  return words.filter((word) => kept.has(word));
}

const joinable = (words: readonly Word[]): string => words.map(({joined}) => joined).join('');

/** The plain words inside a compound, those of its group and its folders too. */
function subwords({exact, joined, parts}: Word): string[] {
  const around = exact.split(/[^\p{L}\p{N}]+/u).filter((part) => part.length > 2 && !stopWords.has(part));
  return [...new Set([...around, ...parts])].filter(
    (part) => part !== joined && !(parts.length > 1 && isJoinOf(part, parts)),
  );
}

/** `cascadingrules` says no more than `cascading` and `rules`. */
const isJoinOf = (whole: string, parts: readonly string[]): boolean =>
  parts.some((part) => part !== whole && whole.startsWith(part));

/** Letters and digits of a query, as names are compared with it. */
export const keyOf = (query: string): string => joinable(wordsOf(query.slice(0, MAX_QUERY_LENGTH)));

/**
 * Tokenizes a query. It is plain text: no character is syntax. Stop words are left out, unless there are no others, and so are the
 * variable parts of a line of a log.
 *
 * @param frequencyOf the document frequency of a word; of a long query only the rarest words are kept
 */
export function atomsOf(query: string, frequencyOf: (word: Word) => number = () => 1): Atom[] {
  const text = withoutNoise(query.slice(0, MAX_QUERY_LENGTH));
  const words = wordsOf(text);
  const telling = words.filter(({exact}) => !isStopWord(exact));
  const kept = mostTelling(telling.length > 0 ? telling : words, frequencyOf);
  const open = /[\p{L}\p{N}]$/u.test(text);
  return kept.map((word): Atom => {
    const place = words.indexOf(word);
    const neighbours = [words.slice(place - 1, place + 1), words.slice(place, place + 2)];
    const joins = new Set(neighbours.filter((group) => group.length > 1).map(joinable));
    return {...word, parts: subwords(word), growing: open && place === words.length - 1, joins: [...joins]};
  });
}
