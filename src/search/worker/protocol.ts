import type {Answer} from '../engine/answer';
import type {Marked} from '../engine/marks';
import type {DemotedRoutes} from '../engine/rank';
import type {DocumentType} from '../model';

/** The location of the search files, and the indexes to search. */
export interface Scope {
  /** Starts and ends with `/`. */
  readonly baseUrl: string;
  /** Docusaurus search tags, in any order. */
  readonly tags: readonly string[];
  readonly demoted: DemotedRoutes;
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

/** An answer to a query. */
export interface QueryAnswer extends Answer {
  /** False if an index failed to load, so there might be more results. */
  readonly isWhole: boolean;
}

export type SearchResponse =
  /** Posted once, when the worker script has started. */
  | {readonly type: 'ready'}
  | {readonly type: 'answer'; readonly number: number; readonly answer: QueryAnswer}
  | {readonly type: 'snippets'; readonly number: number; readonly snippets: Readonly<Record<string, Marked>>};
