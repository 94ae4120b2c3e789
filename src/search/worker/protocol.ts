import type {DocumentType} from '../model';
import type {Answer} from '../query/answer';
import type {Marked} from '../query/marks';

/** Where the files of the search are, and which of them are asked. */
export interface Scope {
  /** Starts and ends with `/`. */
  readonly baseUrl: string;
  /** Search tags of Docusaurus, in any order. */
  readonly tags: readonly string[];
}

/** A query, and what is shown of its answer. */
export interface SearchQuery {
  readonly scope: Scope;
  readonly query: string;
  /** Hits at most. */
  readonly limit: number;
  /** The kind of the pages whose snippets are shown; absent for all. The answer holds pages of every kind. */
  readonly shown?: DocumentType | undefined;
}

/** What the page asks of the worker. `number` grows with every query. */
export type SearchRequest =
  | {readonly type: 'open'; readonly scope: Scope}
  | ({readonly type: 'query'; readonly number: number} & SearchQuery);

/** An answer to a query. */
export interface QueryAnswer extends Answer {
  /** False while only names have been searched; a further answer follows. */
  readonly complete: boolean;
  /** False where not all indexes could be searched, so that there may be more pages than were found. */
  readonly isWhole: boolean;
  /** Milliseconds that the search took in the worker. */
  readonly duration: number;
}

/** What the worker tells the page. */
export type SearchResponse =
  /** Said once, when the script of the worker runs. */
  | {readonly type: 'ready'}
  | {readonly type: 'answer'; readonly number: number; readonly answer: QueryAnswer}
  | {readonly type: 'snippets'; readonly number: number; readonly snippets: Readonly<Record<string, Marked>>};
