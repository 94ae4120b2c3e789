import {FIELDS} from '../constants';
import type {SearchDocument} from '../model';
import {wordsOf} from '../text/words';
import type {Vocabulary} from './vocabulary';

/** The inverted index. The postings of term `t` are at `start[t]` to `start[t + 1]`, exclusive, of the other arrays. */
export interface Postings {
  readonly start: Uint32Array;
  readonly document: Uint32Array;
  /** Number of the field in `FIELDS`. */
  readonly field: Uint8Array;
  /** BM25 weight of the term there with the boost of the field, without its inverse document frequency. */
  readonly weight: Float32Array;
  /** Document frequency, indexed by term. */
  readonly frequency: Uint32Array;
}

/** The documents of one page: `first` to `last`, both included. */
export interface PageRange {
  readonly first: number;
  readonly last: number;
  /** Route without anchor. */
  readonly route: string;
  /** Letters and digits of its title where it comes behind others unless named: about the project, or deprecated. Else empty. */
  readonly background: string;
}

/** What a phrase names. */
export type PhraseKind = 'title' | 'alias' | 'section' | 'field' | 'message' | 'asked';

/** A word of phrases, each way to write it once. */
export interface PhraseWord {
  readonly number: number;
  /** Inverse document frequency of the word, or a small constant for stop words. */
  readonly weight: number;
  /** The phrases that have it. */
  readonly phrases: readonly Phrase[];
}

/** A word that a term stands for, and how much of the word that is, from 0 to 1. */
export interface PhraseTerm {
  readonly word: PhraseWord;
  readonly share: number;
}

/** One way in which a message is said. */
export interface Wording {
  /** What stands between that which differs from case to case. */
  readonly pieces: readonly string[];
  /** True for one word that decides, such as `ImagePullBackOff`. */
  readonly isCode: boolean;
}

/** A name by which a page or a section can be asked for. */
export interface Phrase {
  /** Its place among the names of its index. */
  readonly number: number;
  readonly kind: PhraseKind;
  readonly document: number;
  readonly words: readonly PhraseWord[];
  /** Letters and digits of the name, without spaces. */
  readonly key: string;
  /** The names of its index with the same key, itself among them. */
  readonly namesakes: readonly Phrase[];
  /** The ways in which a message says the name. */
  readonly wordings: readonly Wording[];
}

/** The searchable content of one tag, in memory. */
export interface TagIndex {
  readonly tag: string;
  readonly documents: readonly SearchDocument[];
  readonly pages: readonly PageRange[];
  /** The page of each document. */
  readonly pageOf: Uint32Array;
  readonly vocabulary: Vocabulary;
  readonly postings: Postings;
  /** The words of the pages by what readers type for them, none for words of every conversation. */
  readonly synonyms: ReadonlyMap<string, readonly string[]>;
  /** Names of pages and sections, which count more than text. */
  readonly phrases: readonly Phrase[];
  /** The words of names that a term stands for. */
  readonly wordsOf: ReadonlyMap<number, readonly PhraseTerm[]>;
  /** How many words the names have. */
  readonly nameWords: number;
  /** The phrases that have a key. */
  readonly namesakes: ReadonlyMap<string, readonly Phrase[]>;
  /** Letters and digits of the last name of each field, empty for documents that are none. */
  readonly fieldNames: readonly string[];
  /** How much the heading of each document tells: 1, or the less the more documents have it, such as "Install". */
  readonly telling: Float32Array;
  /** 1 for the documents that say what can go wrong. */
  readonly remedies: Uint8Array;
  /** 1 for the documents that have a name only: fields, and headings right before others. */
  readonly bare: Uint8Array;
  /** False while only names are known, true with the full text. */
  readonly complete: boolean;
}

/** Documents one after the other belong to a page as long as their route without anchor is the same. */
export function pagesOf(
  documents: readonly SearchDocument[],
  background: readonly string[] = [],
): {pages: PageRange[]; pageOf: Uint32Array} {
  const pages: {first: number; last: number; route: string; background: string}[] = [];
  const nameOf = (route: string, title: string): string =>
    background.some((beginning) => route === beginning || route.startsWith(`${beginning}/`))
      ? wordsOf(title)
          .map(({joined}) => joined)
          .join('')
      : '';
  const pageOf = new Uint32Array(documents.length);
  documents.forEach(({sectionRoute, pageTitle}, index) => {
    const route = sectionRoute.split('#', 1)[0] ?? '';
    const page = pages.at(-1);
    if (page && page.route === route) page.last = index;
    else pages.push({first: index, last: index, route, background: nameOf(route, pageTitle)});
    pageOf[index] = pages.length - 1;
  });
  return {pages, pageOf};
}

/** Headings and titles under which pages say what can go wrong. */
const REMEDIES =
  /\b(?:limits and known problems|what can go wrong|troubleshooting|failures?|failed|fails|requirements|problems)\b/i;

/** Which documents say what can go wrong, by their heading or by the title of their page. */
export const remediesIn = (documents: readonly Pick<SearchDocument, 'sectionTitle' | 'pageTitle'>[]): Uint8Array =>
  Uint8Array.from(documents, ({sectionTitle, pageTitle}) =>
    REMEDIES.test(sectionTitle) || REMEDIES.test(pageTitle) ? 1 : 0,
  );

/** Inverse document frequency of a term as lunr computes it: `frequency` counts each field of a document that has the term. */
export const rarity = (frequency: number, total: number): number =>
  Math.log(1 + Math.abs((total - frequency + 0.5) / (frequency + 0.5)));

const CONTENT = FIELDS.indexOf('content');

/** Which documents have no text. */
export function bareIn({document, field}: Postings, documents: number): Uint8Array {
  const bare = new Uint8Array(documents).fill(1);
  document.forEach((number, place) => {
    if (field[place] === CONTENT) bare[number] = 0;
  });
  return bare;
}
