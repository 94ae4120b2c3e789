import type {Answer} from '../engine/answer';
import type {Marked} from '../engine/marks';
import type {Behind} from '../engine/rank';
import type {DocumentType} from '../model';

/** Where the files of the search are, and which of them are searched. */
export interface Scope {
  /** Starts and ends with `/`. */
  readonly baseUrl: string;
  /** Search tags of Docusaurus, in any order. */
  readonly tags: readonly string[];
  readonly behind: Behind;
}

/** A query, and what is shown of its answer. */
export interface SearchQuery {
  readonly scope: Scope;
  readonly query: string;
  /** Hits at most. */
  readonly limit: number;
  /** The kind of the pages that are shown; absent for every kind. */
  readonly shown?: DocumentType | undefined;
}

/** What the page requests from the worker. Every query has a number of its own, by which it is dropped. */
export type SearchRequest =
  | {readonly type: 'open'; readonly scope: Scope}
  | {readonly type: 'drop'; readonly number: number}
  | ({readonly type: 'query'; readonly number: number} & SearchQuery);

/** An answer to a query. */
export interface QueryAnswer extends Answer {
  /** False where not all indexes could be loaded, so that there may be more pages than were found. */
  readonly isWhole: boolean;
}

/** What the worker responds. */
export type SearchResponse =
  /** Posted once, when the script of the worker runs. */
  | {readonly type: 'ready'}
  | {readonly type: 'answer'; readonly number: number; readonly answer: QueryAnswer}
  | {readonly type: 'snippets'; readonly number: number; readonly snippets: Readonly<Record<string, Marked>>};
