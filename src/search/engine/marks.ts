import {stem, termsOf, wordsOf, type Word} from '../text/words';

/** Text with its matches, as pairs of UTF-16 offsets in ascending order. */
export interface Marked {
  readonly text: string;
  readonly marks: readonly (readonly [start: number, end: number])[];
}

/** Indexed terms to look for in a text. */
type Terms = Pick<ReadonlySet<string>, 'has'>;

/** The forms of a word that are among the terms, as they are or by their stem. */
const foundForms = (word: Word, terms: Terms): string[] =>
  [...new Set([word.exact, word.joined, ...termsOf(word)])].filter((form) => terms.has(form) || terms.has(stem(form)));

/** Marks the matching words of a text. If only a part of a compound matches, marks that part. */
export function markedText(text: string, terms: Terms): Marked {
  const marks: [number, number][] = [];
  for (const word of wordsOf(text)) {
    const found = foundForms(word, terms);
    if (found.length === 0) continue;
    const written = text.slice(word.start, word.end).toLowerCase();
    const isWhole = found.includes(word.exact) || found.includes(word.joined);
    const longest = found.toSorted((a, b) => b.length - a.length).find((form) => written.includes(form));
    const part = isWhole ? written : (longest ?? written);
    const start = word.start + written.indexOf(part);
    marks.push([start, part === written ? word.end : start + part.length]);
  }
  return {text, marks};
}

/** Length of a snippet in UTF-16 code units. Fits most rows, entries and definitions. */
export const SNIPPET_LENGTH = 180;
/** Characters before the first matching word. */
const LEAD = 30;

/** The line of a text that contains an offset, or the part of it that begins there, cut at spaces. */
function passageAt(text: string, offset: number) {
  const first = text.lastIndexOf('\n', offset) + 1;
  const last = `${text}\n`.indexOf('\n', offset);
  const from = Math.max(first, Math.min(offset - LEAD, last - SNIPPET_LENGTH));
  const start = from === first ? first : text.indexOf(' ', from) + 1 || from;
  const limit = start + SNIPPET_LENGTH;
  const space = text.lastIndexOf(' ', limit);
  const cut = space > start ? space : limit;
  const end = limit >= last ? last : cut;
  const passage = text.slice(start, end).replaceAll(/^\p{Cs}|\p{Cs}$/gu, '');
  return {start, end, shown: `${start > first ? '… ' : ''}${passage}${end < last ? ' …' : ''}`};
}

/**
 * The passage of a text that matches most of a query, with marks.
 *
 * @param terms searched terms, with the query words that they match
 */
export function snippetOf(text: string, terms: ReadonlyMap<string, number>): Marked {
  if (text.length <= SNIPPET_LENGTH) return markedText(text.replaceAll('\n', ' '), terms);
  const matches = wordsOf(text).flatMap((word) => {
    const answers = foundForms(word, terms).map((form) => terms.get(form) ?? terms.get(stem(form)));
    return answers.length > 0 ? [{start: word.start, end: word.end, answers}] : [];
  });
  let best = {shown: passageAt(text, 0).shown, count: 0};
  for (const {start: offset} of matches) {
    const {start, end, shown} = passageAt(text, offset);
    const inside = matches.filter((word) => word.start >= start && word.end <= end);
    const count = new Set(inside.flatMap(({answers}) => answers)).size;
    if (count > best.count) best = {shown, count};
  }
  return markedText(best.shown, terms);
}
