// What the index, the worker and the user interface share: files and limits of the search.
import {pageName} from '../lib/page-name';

/** Maximum number of results in the dialog. */
export const MAX_RESULTS = 8;

/** Maximum length of a query in UTF-16 code units. */
export const MAX_QUERY_LENGTH = 512;

/** Milliseconds after which loading counts as stalled. */
export const STALL_THRESHOLD = 300;

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

/** The route of a document's page, without anchor. */
export const routeOf = ({sectionRoute}: SearchDocument): string => sectionRoute.split('#', 1)[0] ?? '';

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

/** Number of pages per answer whose text is fetched. Further pages on the search page show their excerpt. */
export const SHOWN_TEXTS = 20;

/** The text of a page for snippets: `search-text/{route}.json`. */
export interface PageText {
  /** Text by anchor; '' is the anchor of the page itself. */
  readonly sections: Readonly<Record<string, string>>;
}

/** Path of the text of a page, relative to the base URL. */
export const textPath = (route: string, baseUrl: string): string => `search-text/${pageName(route, baseUrl)}.json`;

/** The texts of a page by anchor; empty if the file is missing or damaged. */
export function sectionsIn(content: unknown): ReadonlyMap<string, string> {
  const {sections} = (content ?? {}) as Partial<PageText>;
  return new Map(Object.entries(sections ?? {}).filter(([, text]) => typeof text === 'string'));
}
