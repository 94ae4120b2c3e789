import type {Answer} from '../engine/answer';
import type {Marked} from '../engine/marks';
import type {DocumentType} from '../model';

/** The location of the search files, and the indexes to search. */
export interface Scope {
  /** Starts and ends with `/`. */
  readonly baseUrl: string;
  /** Docusaurus search tags, in any order. */
  readonly tags: readonly string[];
  /** Route prefixes, with base URL, of pages that rank below pages with similar scores. */
  readonly demoted: readonly string[];
}

/** A query with the limits of its answer. */
export interface SearchQuery {
  readonly scope: Scope;
  readonly query: string;
  /** Maximum number of hits. */
  readonly limit: number;
  /** Type of the pages in the answer; all types if absent. */
  readonly shown?: DocumentType | undefined;
}

/** A request to the worker. Each query has a unique number, which `drop` refers to. */
export type SearchRequest =
  | {readonly type: 'open'; readonly scope: Scope}
  | {readonly type: 'drop'; readonly number: number}
  | ({readonly type: 'query'; readonly number: number} & SearchQuery);

/** A response to a query. An answer can be followed by a better one, and by snippets of its hits by URL. */
export type QueryResponse =
  | {readonly type: 'answer'; readonly number: number; readonly answer: Answer}
  | {readonly type: 'snippets'; readonly number: number; readonly snippets: Readonly<Record<string, Marked>>};

/** What the worker posts. `ready` is posted once, when its script has started. */
export type SearchResponse = QueryResponse | {readonly type: 'ready'};
