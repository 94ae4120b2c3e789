import {MAX_QUERY_LENGTH} from '../constants';
import {isStopWord, stopWords} from '../text/stop-words';
import {wordsOf, type Word} from '../text/words';
import {withoutNoise} from './log-noise';

/** A word of the query. */
export interface Atom extends Word {
  /** The word may still be growing: nothing follows it. */
  readonly growing: boolean;
  /** The word joined with its neighbours: `defect dojo` is asked as `defectdojo` too. */
  readonly joins: readonly string[];
}

/** More words than these do not make an answer better. */
const MAX_ATOMS = 16;

/** The words that tell most, in their order: the rarest known ones, and as few unknown ones as there is room for. */
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
 * Reads a query. It is plain text: no character has a meaning of its own. Words of questions are left out, unless
 * nothing else is there, and so is what differs in a line of a log from case to case.
 *
 * @param frequencyOf how many documents have a word; of a long query only the rarest are kept
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
