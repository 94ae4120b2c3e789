/** Kind of page that a document belongs to. */
export type DocumentType = 'docs' | 'blog' | 'other';

/** One section of a page, as the index file stores it. */
export interface SearchDocument {
  /** The numeric reference of the document in the index. */
  readonly id: number;
  /** Heading of the section, or of the page for its first document. */
  readonly title: string;
  /** Excerpt of at most 120 characters. The full text is indexed, not stored. */
  readonly content: string;
  /** Search phrases for the section. On the first document of a page, also keywords, aliases and tags. */
  readonly tags: readonly string[];
  /** Labels of the sidebar categories of the page, outermost first. Only on the first document of a page. */
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
  /** The indexed subset of `sidebarParentCategories`. */
  readonly indexedCategories: readonly string[];
}

/** `search-index-{tag}.json`. */
export interface SearchIndexFile {
  readonly documents: readonly SearchDocument[];
  /** A serialized lunr index: `lunr.Index.load(index)` searches it. */
  readonly index: object;
}
