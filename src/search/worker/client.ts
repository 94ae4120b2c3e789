import {WorkerHost} from '../../browser/worker-host';
import type {QueryAnswer, Scope, SearchQuery, SearchRequest, SearchResponse} from './protocol';
import type {Marked} from '../engine/marks';
import {noAnswer} from '../engine/answer';

/** Receives what the worker answers to one query. */
interface Listener {
  readonly onAnswer: (answer: QueryAnswer) => void;
  readonly onSnippets: (snippets: Readonly<Record<string, Marked>>) => void;
}

/** A query that has not been dropped yet. */
interface Query {
  readonly asked: SearchQuery;
  readonly listener: Listener;
  isAnswered: boolean;
}

const nothing: QueryAnswer = {...noAnswer, isWhole: true};

/** The page's side of the search worker. While no worker can be started every query finds nothing; {@link open} tries again. */
export class SearchClient {
  readonly #host: WorkerHost<SearchRequest, SearchResponse>;
  #number = 0;
  /** Open queries: the one of the search page and, above it, the one of the dialog. Only the last is sent to the worker. */
  #queries: readonly Query[] = [];
  #opened: SearchRequest | undefined;
  #asked: SearchRequest | undefined;

  constructor(make: () => Worker) {
    this.#host = new WorkerHost(make, {
      wanted: () => [this.#opened, this.#asked].filter((request) => request !== undefined),
      receive: (response) => this.#receive(response),
      fail: () => this.#giveUp(),
    });
  }

  /** Has the worker load the indexes, including those that failed to load before. */
  open(scope: Scope): void {
    if (!this.#host.isThere) this.#host.retry();
    this.#opened = {type: 'open', scope};
    this.#host.ask(this.#opened);
  }

  /**
   * Sends a query. The one before it is suspended, and is sent again when this one is dropped.
   *
   * @returns a function that drops this query: its listener is not called any more. Queries may be dropped in any order
   */
  query(asked: SearchQuery, listener: Listener): () => void {
    const own: Query = {asked, listener, isAnswered: false};
    this.#queries = [...this.#queries, own];
    this.#ask();
    return () => {
      const isLast = this.#queries.at(-1) === own;
      this.#queries = this.#queries.filter((other) => other !== own);
      if (isLast) this.#ask();
    };
  }

  #ask(): void {
    const last = this.#queries.at(-1);
    this.#number += 1;
    this.#asked = last && !last.isAnswered ? {type: 'query', number: this.#number, ...last.asked} : undefined;
    if (this.#asked) this.#host.ask(this.#asked);
  }

  #receive(response: SearchResponse): void {
    if (response.type === 'ready' || response.number !== this.#number) return;
    const last = this.#queries.at(-1);
    if (!last) return;
    if (response.type === 'answer') {
      last.isAnswered = true;
      last.listener.onAnswer(response.answer);
    } else last.listener.onSnippets(response.snippets);
  }

  #giveUp(): void {
    const last = this.#queries.at(-1);
    queueMicrotask(() => {
      if (last === this.#queries.at(-1)) last?.listener.onAnswer(nothing);
    });
  }
}
