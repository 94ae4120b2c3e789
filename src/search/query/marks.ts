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

/** The forms under which a word can have been found. */
export const formsOf = (word: Word): string[] => [...new Set([word.exact, word.joined, ...termsOf(word)])];

/**
 * Marks the words of a text that were found. Of a compound of which only a part was found, the part is marked where it
 * can be seen in it.
 */
export function markedText(text: string, terms: Terms): Marked {
  const marks: [number, number][] = [];
  for (const word of wordsOf(text)) {
    const found = formsOf(word).filter((form) => terms.has(form));
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
