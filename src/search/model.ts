import type {FORMAT_VERSION} from './constants';

/** Kind of page that a document belongs to. */
export type DocumentType = 'docs' | 'blog' | 'other';

/** One section of a page, as the index file stores it (SPEC §3). */
export interface SearchDocument {
  /** Reference of the document in the index, as a number. */
  readonly id: number;
  /** Heading of the section, or of the page for its first document. */
  readonly title: string;
  /** Excerpt of at most 120 characters. The full text is indexed, not stored. */
  readonly content: string;
  /** Keywords, aliases and tags of the page; empty on all documents of a page but its first. */
  readonly tags: readonly string[];
  /** Labels of the sidebar categories that hold the page, outermost first; empty on all documents of a page but its first. */
  readonly sidebarParentCategories: readonly string[];
  /** Route with base URL, and the anchor of the section if it has one. */
  readonly sectionRoute: string;
  readonly sectionTitle: string;
  readonly pageTitle: string;
  readonly type: DocumentType;
}

/** A document with what is indexed of it. */
export interface IndexedDocument extends SearchDocument {
  /** The text that is indexed. */
  readonly text: string;
  /** True for a row, an entry or a definition inside a section. */
  readonly item: boolean;
  /** Texts of programs that it quotes, such as errors. */
  readonly messages: readonly string[];
  /** How readers ask for it, in words that its text lacks. */
  readonly asked: readonly string[];
  /** What stands out at the beginning of its list items. */
  readonly leads: readonly string[];
  /** The categories that are indexed, of those that are shown. */
  readonly indexedCategories: readonly string[];
}

/** A vector of a field as lunr writes it: term index and weight in turn. */
export type SerializedVector = readonly [field: string, elements: readonly number[]];

/** The key under which lunr keeps the number of a term in the vectors. */
export const TERM_NUMBER = '_index';

/** The places of a term as lunr writes them: documents by field, and the index of the term in the vectors. */
export type SerializedPosting = Readonly<Record<string, number | Readonly<Record<string, unknown>>>>;

/** A lunr 2.3.9 index without pipeline functions of our own. */
export interface SerializedIndex {
  readonly version: string;
  readonly fields: readonly string[];
  readonly fieldVectors: readonly SerializedVector[];
  readonly invertedIndex: readonly (readonly [term: string, posting: SerializedPosting])[];
  readonly pipeline: readonly string[];
}

/** `search-index-{tag}.json`. */
export interface SearchIndexFile {
  readonly formatVersion: typeof FORMAT_VERSION;
  /** Beginnings of routes, with base URL, whose pages come after others that answer alike. */
  readonly background: readonly string[];
  readonly documents: readonly SearchDocument[];
  readonly index: SerializedIndex;
}
