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
  /** Phrases by which readers ask for the section; of a page's first document also its keywords, aliases and tags. */
  readonly tags: readonly string[];
  /** Labels of the sidebar categories that hold the page, outermost first; empty on all documents of a page but its first. */
  readonly sidebarParentCategories: readonly string[];
  /** Route with base URL, and the anchor of the section if it has one. */
  readonly sectionRoute: string;
  readonly sectionTitle: string;
  readonly pageTitle: string;
  readonly type: DocumentType;
}

/** A document with its indexed text. */
export interface IndexedDocument extends SearchDocument {
  readonly text: string;
  /** The indexed categories, of those that are stored. */
  readonly indexedCategories: readonly string[];
}

/** `search-index-{tag}.json`. */
export interface SearchIndexFile {
  readonly documents: readonly SearchDocument[];
  /** A serialized lunr index: `lunr.Index.load(index)` searches it. */
  readonly index: object;
}
