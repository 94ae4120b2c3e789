import {termsOf, wordsOf, type Word} from '../text/words';

/** Text with the places that answer the query, as pairs of UTF-16 offsets in ascending order. */
export interface Marked {
  readonly text: string;
  readonly marks: readonly (readonly [start: number, end: number])[];
}

/** Terms to look for in a text. */
export interface Terms {
  readonly has: (term: string) => boolean;
}

/** The terms of a word that are among those that were found. */
export const foundIn = (word: Word, terms: Terms): string[] =>
  [...new Set([word.exact, word.joined, ...termsOf(word)])].filter((term) => terms.has(term));

/**
 * Marks the words of a text that were found. Of a compound of which only a part was found, the part is marked where it
 * can be seen in it.
 */
export function markedText(text: string, terms: Terms): Marked {
  const marks: [number, number][] = [];
  for (const word of wordsOf(text)) {
    const found = foundIn(word, terms);
    if (found.length === 0) continue;
    const written = text.slice(word.start, word.end).toLowerCase();
    const isWhole = found.includes(word.exact) || found.includes(word.joined);
    const part = isWhole
      ? undefined
      : found.toSorted((a, b) => b.length - a.length).find((term) => written.includes(term));
    const from = part === undefined ? 0 : written.indexOf(part);
    marks.push([word.start + from, part === undefined ? word.end : word.start + from + part.length]);
  }
  return {text, marks};
}
