import {IndexFormatError} from './format-error';

/** Another one for each form of this file: a tab that is still open reads none but its own. */
const WORDS_VERSION = 2;

/** The heading of a section; with its anchor if that does not follow from it, or what stands before it in the anchor. */
export type HeadSection = string | readonly [title: string, anchor: string];

/** The places inside the sections of a page: its number, and what they are. */
export type Entries = readonly (readonly [page: number, ...entries: HeadSection[]])[];

/** Where a term stands in the text: numbers of documents, ascending, and which of them say it more than once. */
export interface Occurrences {
  readonly documents: readonly number[];
  readonly repeated: readonly boolean[];
}

/**
 * `search-words-{tag}.json`: the words of the text of each section, numbered as in the head file: entries have no text of
 * their own. Written as text, since hosts compress text and parsers of JSON are fast.
 */
export interface SearchWordsFile {
  readonly formatVersion: typeof WORDS_VERSION;
  /** How many sections the head file has. */
  readonly documents: number;
  /** Digest of the terms that its names say. */
  readonly names: number;
  /** Terms that no name says, in code unit order, each as the length of what it shares with the one before, and the rest. */
  readonly terms: string;
  /** How many documents have each term, those of the names first. */
  readonly frequencies: string;
  /**
   * The distance to the next section of a term, doubled, and one more where the term stands there more than once. Terms of
   * most sections come first: what lies next to each other is alike, and compresses.
   */
  readonly places: string;
  /** Rows, entries and definitions inside the sections of pages. */
  readonly entries: Entries;
  /** Texts of programs that documents quote. */
  readonly messages: Texts;
  /** How readers ask for documents, in words that their text lacks. */
  readonly asked: Texts;
}

/** Texts of documents, each with the number of the document before them. */
export type Texts = readonly (readonly [document: number, ...texts: readonly string[]])[];

/** Characters of numbers: all that JSON writes as they are. Most end a number, the last ones go on: few numbers are large. */
const DIGITS = Array.from({length: 0x7f - 0x20}, (_, code) => String.fromCharCode(0x20 + code)).filter(
  (letter) => letter !== '"' && letter !== '\\',
);
const BASE = 80;
const MORE = DIGITS.length - BASE;
const VALUES = new Uint8Array(128);
DIGITS.forEach((letter, value) => (VALUES[letter.charCodeAt(0)] = value));

/** A number as text; small ones are one character. */
function digitsOf(number: number): string {
  let text = '';
  let rest = number;
  for (; rest >= BASE; rest = Math.floor(rest / MORE)) text += DIGITS[BASE + (rest % MORE)] ?? '';
  return text + (DIGITS[rest] ?? '');
}

/** Reads numbers one after the other; NaN from where the text ends or has other characters. */
function reader(text: string): () => number {
  let place = 0;
  return () => {
    let number = 0;
    for (let unit = 1; ; unit *= MORE) {
      const value = VALUES[text.charCodeAt(place)] ?? Number.NaN;
      place += 1;
      if (!(value >= BASE)) return number + unit * value;
      number += unit * (value - BASE);
    }
  };
}

/** Longest beginning that is shared. */
const MAX_SHARED = BASE - 1;

function sharedLength(before: string, term: string): number {
  let length = 0;
  while (length < MAX_SHARED && length < term.length && term[length] === before[length]) length += 1;
  return length;
}

/** The numbers of terms, those of most sections first. */
const byFrequency = (frequencies: readonly number[]): number[] =>
  frequencies.map((_, term) => term).toSorted((a, b) => (frequencies[b] ?? 0) - (frequencies[a] ?? 0));

/** Tells the names of one build from those of another, with which words would be found in the stead of others. */
const digestOf = (names: readonly string[]): number =>
  [...names.join()].reduce((digest, letter) => (31 * digest + letter.charCodeAt(0)) | 0, 0);

/**
 * Writes occurrences.
 *
 * @param words the occurrences of each term, in any order
 * @param named the terms of the names, which the reader has, in code unit order
 */
export function wordsFileOf(
  words: ReadonlyMap<string, Occurrences>,
  documents: number,
  named: readonly string[],
  texts: Pick<SearchWordsFile, 'messages' | 'asked' | 'entries'>,
): SearchWordsFile {
  const known = new Set(named);
  const others = [...words.keys()].filter((term) => !known.has(term)).toSorted();
  const terms = others.map((term, place) => {
    const shared = sharedLength(others[place - 1] ?? '', term);
    return digitsOf(shared) + term.slice(shared);
  });
  const occurrences = [...named, ...others].map((term) => words.get(term) ?? {documents: [], repeated: []});
  const frequencies = occurrences.map(({documents: those}) => those.length);
  const places: string[] = [];
  for (const term of byFrequency(frequencies)) {
    const {documents: those, repeated} = occurrences[term] as Occurrences;
    let last = -1;
    those.forEach((document, place) => {
      places.push(digitsOf(2 * (document - last - 1) + (repeated[place] ? 1 : 0)));
      last = document;
    });
  }
  return {
    formatVersion: WORDS_VERSION,
    documents,
    names: digestOf(named),
    terms: terms.join('\n'),
    frequencies: frequencies.map(digitsOf).join(''),
    places: places.join(''),
    ...texts,
  };
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isPlace = (value: unknown): boolean =>
  isText(value) || (Array.isArray(value) && value.length === 2 && value.every(isText));

/** True for lists of a number and what is of a kind. */
const areLists = (value: unknown, isOfKind: (item: unknown) => boolean): boolean =>
  Array.isArray(value) &&
  value.every((list: unknown) => Array.isArray(list) && typeof list[0] === 'number' && list.slice(1).every(isOfKind));

/**
 * The entries in a file of words.
 *
 * @throws IndexFormatError if it has another form
 */
export function entriesIn(content: unknown): Entries {
  const {entries} = (content ?? {}) as {entries?: unknown};
  if (areLists(entries, isPlace)) return entries as Entries;
  throw new IndexFormatError('words');
}

/**
 * Reads occurrences.
 *
 * @param content the parsed JSON of `search-words-{tag}.json`
 * @param sections the documents that are sections, as the head file of the tag numbers them
 * @param named the terms of the names, as the file was written with
 * @throws IndexFormatError if it has another form or format version, or belongs to another head file
 */
export function readWordsFile(
  content: unknown,
  sections: readonly number[],
  named: readonly string[],
): Pick<SearchWordsFile, 'messages' | 'asked'> & {readonly words: ReadonlyMap<string, Occurrences>} {
  const file = content as SearchWordsFile | null;
  if (
    file?.formatVersion !== WORDS_VERSION ||
    file.documents !== sections.length ||
    file.names !== digestOf(named) ||
    ![file.terms, file.frequencies, file.places].every(isText) ||
    ![file.messages, file.asked].every((texts) => areLists(texts, isText))
  )
    throw new IndexFormatError('words');
  const frequency = reader(file.frequencies);
  const next = reader(file.places);
  let term = '';
  const others = (file.terms === '' ? [] : file.terms.split('\n')).map((line) => {
    term = term.slice(0, VALUES[line.charCodeAt(0)]) + line.slice(1);
    return term;
  });
  const terms = [...named, ...others];
  const frequencies = terms.map(frequency);
  if (frequencies.some(Number.isNaN)) throw new IndexFormatError('words');
  const words = new Map<string, Occurrences>();
  for (const number of byFrequency(frequencies)) {
    const documents: number[] = [];
    const repeated: boolean[] = [];
    let section = -1;
    for (let left = frequencies[number] ?? 0; left > 0; left -= 1) {
      const step = next();
      section += Math.floor(step / 2) + 1;
      const document = sections[section];
      // Also where the file was cut off: NaN is no place.
      if (document === undefined) throw new IndexFormatError('words');
      documents.push(document);
      repeated.push(step % 2 === 1);
    }
    words.set(terms[number] ?? '', {documents, repeated});
  }
  return {words, messages: file.messages, asked: file.asked};
}
