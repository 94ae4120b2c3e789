import {FORMAT_VERSION} from '../constants';
import {IndexFormatError} from './format-error';

/** The heading of a section; with its anchor if that does not follow from it, or what stands before it in the anchor. */
export type HeadSection = string | readonly [title: string, anchor: string];

/** The places inside the sections of a page: its number, and what they are. */
export type Entries = readonly (readonly [page: number, ...entries: HeadSection[]])[];

/** How often a term stands in the text of documents: numbers of documents, ascending, and the count in each. */
export interface Occurrences {
  readonly documents: readonly number[];
  readonly counts: readonly number[];
}

/**
 * `search-words-{tag}.json`: the words of the text of each document, numbered as in the head file. Written as text, since
 * hosts compress text and parsers of JSON are fast.
 */
export interface SearchWordsFile {
  readonly formatVersion: typeof FORMAT_VERSION;
  /** How many documents the head file has. */
  readonly documents: number;
  /** Terms in code unit order, each as the length of what it shares with the one before, and the rest. */
  readonly terms: string;
  /** How many documents have each term, less one. */
  readonly frequencies: string;
  /** The distance to the next document of a term, doubled, and one more where the term stands there more than once. */
  readonly places: string;
  /** How often, where it is more than once, less two. */
  readonly counts: string;
  /** Rows, entries and definitions inside the sections of pages. */
  readonly entries: Entries;
  /** Texts of programs that documents quote: the number of the document, and the texts. */
  readonly messages: readonly (readonly [document: number, ...texts: readonly string[]])[];
}

/** Texts of programs by the number of the document that quotes them. */
export type Messages = SearchWordsFile['messages'];

/** Characters of numbers: all that JSON writes as they are. The first half ends a number, the second goes on. */
const DIGITS = Array.from({length: 0x7f - 0x20}, (_, code) => String.fromCharCode(0x20 + code)).filter(
  (letter) => letter !== '"' && letter !== '\\',
);
const BASE = 46;
const VALUES = new Uint8Array(128);
DIGITS.forEach((letter, value) => (VALUES[letter.charCodeAt(0)] = value));

/** A number as text; small ones are one character. */
function digitsOf(number: number): string {
  let text = '';
  let rest = number;
  for (; rest >= BASE; rest = Math.floor(rest / BASE)) text += DIGITS[BASE + (rest % BASE)] ?? '';
  return text + (DIGITS[rest] ?? '');
}

/** Reads numbers one after the other; NaN from where the text ends or has other characters. */
function reader(text: string): () => number {
  let place = 0;
  return () => {
    let number = 0;
    for (let unit = 1; ; unit *= BASE) {
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

/**
 * Writes occurrences.
 *
 * @param words the occurrences of each term, in any order
 */
export function wordsFileOf(
  words: ReadonlyMap<string, Occurrences>,
  documents: number,
  messages: Messages,
  entries: Entries,
): SearchWordsFile {
  const terms: string[] = [];
  const frequencies: string[] = [];
  const places: string[] = [];
  const repeated: string[] = [];
  let before = '';
  for (const [term, {documents: those, counts}] of [...words].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const shared = sharedLength(before, term);
    terms.push(digitsOf(shared) + term.slice(shared));
    before = term;
    frequencies.push(digitsOf(those.length - 1));
    let last = -1;
    those.forEach((document, place) => {
      const count = counts[place] ?? 1;
      places.push(digitsOf(2 * (document - last - 1) + (count > 1 ? 1 : 0)));
      if (count > 1) repeated.push(digitsOf(count - 2));
      last = document;
    });
  }
  return {
    formatVersion: FORMAT_VERSION,
    documents,
    terms: terms.join('\n'),
    frequencies: frequencies.join(''),
    places: places.join(''),
    counts: repeated.join(''),
    entries,
    messages,
  };
}

const isMessages = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.every(
    (entry: unknown) =>
      Array.isArray(entry) && entry.every((item, place) => typeof item === (place === 0 ? 'number' : 'string')),
  );

const isPlace = (value: unknown): value is HeadSection =>
  typeof value === 'string' ||
  (Array.isArray(value) && value.length === 2 && value.every((item) => typeof item === 'string'));

const isEntry = (entry: unknown): boolean =>
  Array.isArray(entry) && typeof entry[0] === 'number' && entry.slice(1).every(isPlace);

/**
 * The entries in a file of words.
 *
 * @throws IndexFormatError if it has another form
 */
export function entriesIn(content: unknown): Entries {
  const {entries} = (content ?? {}) as {entries?: unknown};
  if (Array.isArray(entries) && entries.every(isEntry)) return entries as Entries;
  throw new IndexFormatError('The words of the search have no entries.');
}

const TEXTS = ['terms', 'frequencies', 'places', 'counts'] as const;

/**
 * Reads occurrences.
 *
 * @param content the parsed JSON of `search-words-{tag}.json`
 * @param documents how many the head file of the tag has
 * @throws IndexFormatError if it has another form or format version, or belongs to another head file
 */
export function readWordsFile(
  content: unknown,
  documents: number,
): {readonly words: Map<string, Occurrences>; readonly messages: Messages} {
  const file = content as SearchWordsFile | null;
  if (
    file?.formatVersion !== FORMAT_VERSION ||
    TEXTS.some((name) => typeof file[name] !== 'string') ||
    !isMessages(file.messages)
  )
    throw new IndexFormatError('The words of the search have an unknown format.');
  if (file.documents !== documents) throw new IndexFormatError('The words of the search belong to another head.');
  const frequency = reader(file.frequencies);
  const next = reader(file.places);
  const more = reader(file.counts);
  const words = new Map<string, Occurrences>();
  let before = '';
  for (const line of file.terms === '' ? [] : file.terms.split('\n')) {
    const term = before.slice(0, VALUES[line.charCodeAt(0)]) + line.slice(1);
    before = term;
    const those: number[] = [];
    const counts: number[] = [];
    let document = -1;
    for (let left = Math.min(frequency(), documents); left >= 0; left -= 1) {
      const step = next();
      document += Math.floor(step / 2) + 1;
      those.push(document);
      counts.push(step % 2 === 1 ? more() + 2 : 1);
    }
    // Also where the file was cut off: NaN is in no range.
    if (!(document >= 0 && document < documents)) throw new IndexFormatError('The words of the search are damaged.');
    words.set(term, {documents: those, counts});
  }
  return {words, messages: file.messages};
}
