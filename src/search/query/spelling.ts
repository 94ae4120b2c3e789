import type {TagIndex} from '../index/tag-index';
import {letterMask} from '../index/vocabulary';
import {distance} from '../../text/distance';

/** A known term near a word that nobody wrote. */
export interface Nearby {
  readonly term: string;
  /** Typing errors between them. */
  readonly edits: number;
  /** True if the word is near the beginning of the term only. */
  readonly beginning: boolean;
  /** Documents that have the term, over all indexes. */
  readonly frequency: number;
}

/** Typing errors that a word of this length may have. */
const allowedEdits = (word: string): number => (word.length < 3 ? 0 : word.length < 8 ? 1 : 2);

/** How many bits of a mask are set, counted in pairs, in fours, in eights. */
const bits = (mask: number): number => {
  const pairs = mask - ((mask >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

/** Digits are never a typing error of letters: `adr_0011` is not `adr_0012`. */
const digitsOf = (word: string): string => word.replaceAll(/\D+/g, '');

/** In a word of three letters only two exchanged ones are forgiven. */
const plausible = (word: string, term: string): boolean =>
  word.length > 3 || [...word].toSorted().join('') === [...term].toSorted().join('');

/**
 * Known terms within the allowed number of typing errors. The first letter is mostly right: where it differs, only one
 * error is forgiven.
 *
 * @param limit errors, by default as many as the length of the word allows
 */
export function nearbyTerms(indexes: readonly TagIndex[], word: string, limit = allowedEdits(word)): Nearby[] {
  if (limit === 0) return [];
  const mask = letterMask(word);
  const digits = digitsOf(word);
  const found = new Map<string, Nearby>();
  for (const index of indexes) {
    const {masks, terms} = index.vocabulary;
    for (let number = 0; number < terms.length; number += 1) {
      // Every letter that the term lacks is an error.
      if (bits(mask & ~(masks[number] ?? 0)) > limit) continue;
      const term = terms[number] ?? '';
      if (term.length < word.length - limit) continue;
      const allowed = term[0] === word[0] ? limit : 1;
      const {whole, beginning} = distance(word, term, allowed);
      const edits = Math.min(whole, beginning);
      if (edits > allowed || digitsOf(term) !== digits || !plausible(word, term)) continue;
      const frequency = (found.get(term)?.frequency ?? 0) + (index.postings.frequency[number] ?? 0);
      found.set(term, {term, edits, beginning: whole > edits, frequency});
    }
  }
  return [...found.values()].toSorted(
    (a, b) => a.edits - b.edits || Number(a.beginning) - Number(b.beginning) || b.frequency - a.frequency,
  );
}

/**
 * Two known words that were written as one, the more frequent the better.
 *
 * @returns undefined if there are none
 */
export function splitWord(indexes: readonly TagIndex[], word: string): readonly [string, string] | undefined {
  const frequencyOf = (term: string): number =>
    indexes.reduce((sum, {vocabulary, postings, wordsOf}) => {
      const number = vocabulary.numberOf(term);
      if (number === undefined) return sum;
      // A word of a name is a word. One that a text has once may be an accident.
      return sum + (postings.frequency[number] ?? 0) + (wordsOf.has(number) ? 1 : 0);
    }, 0);
  let best: {readonly halves: readonly [string, string]; readonly frequency: number} | undefined;
  for (let place = 3; place <= word.length - 3; place += 1) {
    const halves = [word.slice(0, place), word.slice(place)] as const;
    const frequency = Math.min(...halves.map(frequencyOf));
    if (frequency > 1 && frequency > (best?.frequency ?? 0)) best = {halves, frequency};
  }
  return best?.halves;
}
