import {isStopWord} from '../text/stop-words';
import {wordsOf} from '../text/words';
import {IndexFormatError} from './format-error';
import {digitsOf, reader} from './numbers';

/** Another one for each form of this file: a tab that is still open reads none but its own. */
const WORDS_VERSION = 4;

/** The heading of a section; with its anchor if that does not follow from it, or what stands before it in the anchor. */
export type HeadSection = string | readonly [title: string, anchor: string];

/** The places inside the sections of a page: its number, and what they are. */
export type Entries = readonly (readonly [page: number, ...entries: HeadSection[]])[];

/** The documents in whose text a term stands, ascending, with true for those that say it more than once. */
export type Occurrences = ReadonlyMap<number, boolean>;

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
  /** In how many places each term stands, those of the names first. */
  readonly frequencies: string;
  /**
   * The distance to the next place of a term, doubled, and one more where the term stands there more than once. Places are
   * the sections, and after them the ways in which readers ask and the leads. Terms of most places come first: what lies next to each
   * other is alike, and compresses.
   */
  readonly places: string;
  /** Rows, entries and definitions inside the sections of pages. */
  readonly entries: Entries;
  readonly messages: Texts;
  /** The ways in which readers ask for documents: for each the distance of its document from that of the one before. */
  readonly asked: string;
  /** The same for what stands out at the beginning of list items. */
  readonly leads: string;
}

/** Texts of documents, each with the number of the document before them. */
export type Texts = readonly (readonly [document: number, ...texts: readonly string[]])[];

/** What names sections besides their headings. */
export interface OtherNames {
  /** Texts of programs that documents quote. */
  readonly messages: Texts;
  /** How readers ask for documents, in words that their text lacks. */
  readonly asked: Texts;
  /** What stands out at the beginning of list items of documents. */
  readonly leads: Texts;
}

/** The length of a shared beginning is a character that no term has, from a colon to a capital: each begins the next term. */
const NO_SHARED = ':'.charCodeAt(0);
const MAX_SHARED = 'Z'.charCodeAt(0) - NO_SHARED;
const LINES = /[:-Z][^:-Z]*/g;

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

type Way = readonly [document: number, text: string];

/** Ways to say something, each with the number of its document. */
const waysOf = (texts: Texts): Way[] =>
  texts.flatMap(([document, ...those]) => (those as string[]).map((text): Way => [document, text]));

/** For each way the distance of its document from that of the one before. */
const distancesOf = (ways: readonly Way[]): string =>
  ways.map(([document], way) => digitsOf(document - (ways[way - 1]?.[0] ?? 0))).join('');

/** Words with ways to say something, which are places after the sections. The first of several words is marked. */
function withWays(
  words: ReadonlyMap<string, Occurrences>,
  sections: number,
  ways: readonly Way[],
): Map<string, Occurrences> {
  const all = new Map([...words].map(([word, those]) => [word, new Map(those)]));
  ways.forEach(([, text], way) => {
    const whole = [...new Set(wordsOf(text).map(({exact}) => exact))];
    // Without words that say nothing: the reader of a query leaves them out too.
    const telling = whole.filter((word) => !isStopWord(word));
    const said = telling.length > 0 ? telling : whole;
    said.forEach((word, place) => {
      const those = all.get(word) ?? new Map<number, boolean>();
      all.set(word, those.set(sections + way, place === 0 && said.length > 1));
    });
  });
  return all;
}

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
  {messages, asked, leads, entries}: OtherNames & {readonly entries: Entries},
): SearchWordsFile {
  const [ofAsked, ofLeads] = [waysOf(asked), waysOf(leads)];
  const all = withWays(words, documents, [...ofAsked, ...ofLeads]);
  const known = new Set(named);
  const others = [...all.keys()].filter((term) => !known.has(term)).toSorted();
  const terms = others.map((term, place) => {
    const shared = sharedLength(others[place - 1] ?? '', term);
    return String.fromCharCode(NO_SHARED + shared) + term.slice(shared);
  });
  const occurrences = [...named, ...others].map((term): Occurrences => all.get(term) ?? new Map());
  const frequencies = occurrences.map(({size}) => size);
  const places: string[] = [];
  for (const term of byFrequency(frequencies)) {
    let last = -1;
    for (const [place, isMarked] of occurrences[term] ?? []) {
      places.push(digitsOf(2 * (place - last - 1) + (isMarked ? 1 : 0)));
      last = place;
    }
  }
  return {
    formatVersion: WORDS_VERSION,
    documents,
    names: digestOf(named),
    terms: terms.join(''),
    frequencies: frequencies.map(digitsOf).join(''),
    places: places.join(''),
    asked: distancesOf(ofAsked),
    leads: distancesOf(ofLeads),
    messages,
    entries,
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

/** The documents of ways to say something, whose words are still to come. */
function waysIn(distances: string): [document: number, ...words: string[]][] {
  const next = reader(distances);
  const ways: [document: number, ...words: string[]][] = [];
  for (let document = next(); !Number.isNaN(document); document += next()) ways.push([document]);
  return ways;
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
): OtherNames & {readonly words: ReadonlyMap<string, Occurrences>} {
  const file = content as SearchWordsFile | null;
  if (
    file?.formatVersion !== WORDS_VERSION ||
    file.documents !== sections.length ||
    file.names !== digestOf(named) ||
    ![file.terms, file.frequencies, file.places, file.asked, file.leads].every(isText) ||
    !areLists(file.messages, isText)
  )
    throw new IndexFormatError('words');
  const frequency = reader(file.frequencies);
  const next = reader(file.places);
  let before = '';
  const others = (file.terms.match(LINES) ?? []).map(
    (line) => (before = before.slice(0, line.charCodeAt(0) - NO_SHARED) + line.slice(1)),
  );
  const terms = [...named, ...others];
  const frequencies = terms.map(frequency);
  if (frequencies.some(Number.isNaN)) throw new IndexFormatError('words');
  const asked = waysIn(file.asked);
  const leads = waysIn(file.leads);
  const ways = [...asked, ...leads];
  const words = new Map<string, Occurrences>();
  for (const number of byFrequency(frequencies)) {
    const term = terms[number] ?? '';
    const those = new Map<number, boolean>();
    let place = -1;
    for (let left = frequencies[number] ?? 0; left > 0; left -= 1) {
      const step = next();
      const isMarked = step % 2 === 1;
      place += Math.floor(step / 2) + 1;
      const document = sections[place];
      if (document === undefined) {
        const way = ways[place - sections.length];
        // Also where the file was cut off: NaN is no place.
        if (!way) throw new IndexFormatError('words');
        way.splice(isMarked ? 1 : way.length, 0, term);
      } else those.set(document, isMarked);
    }
    words.set(term, those);
  }
  const texts = (those: typeof ways): Texts => those.map(([document, ...way]) => [document, way.join(' ')]);
  return {words, messages: file.messages, asked: texts(asked), leads: texts(leads)};
}
