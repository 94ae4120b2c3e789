import {stem, termsOf, wordsOf, type Word} from '../text/words';

/** Text with its matches, as pairs of UTF-16 offsets in ascending order. */
export interface Marked {
  readonly text: string;
  readonly marks: readonly (readonly [start: number, end: number])[];
}

/** Indexed terms to look for in a text. */
type Terms = Pick<ReadonlySet<string>, 'has'>;

/** The forms of a word that can match. Each form or its stem is an indexed term. */
export const formsOf = (word: Word): string[] => [...new Set([word.exact, word.joined, ...termsOf(word)])];

/** The forms of a word that are among the terms. */
export const foundForms = (word: Word, terms: Terms): string[] =>
  formsOf(word).filter((form) => terms.has(form) || terms.has(stem(form)));

/** Marks the matching words of a text. If only a part of a compound matches, marks that part. */
export function markedText(text: string, terms: Terms): Marked {
  const marks: [number, number][] = [];
  for (const word of wordsOf(text)) {
    const found = foundForms(word, terms);
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
