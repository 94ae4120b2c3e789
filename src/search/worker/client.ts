import {WorkerHost} from '../../lib/worker-host';
import {noAnswer} from '../engine/answer';
import type {QueryResponse, Scope, SearchQuery, SearchRequest, SearchResponse} from './protocol';

/** An active query. */
interface Query {
  readonly request: SearchRequest;
  readonly receive: (response: QueryResponse) => void;
  isAnswered: boolean;
}

/** The client of the search worker. If the worker fails to start, queries find nothing until {@link open} starts it again. */
export class SearchClient {
  readonly #host: WorkerHost<SearchRequest, SearchResponse>;
  #opened: readonly SearchRequest[] = [];
  /** Active queries by number: of the search page, and of the dialog above it. */
  readonly #queries = new Map<number, Query>();
  #number = 0;

  constructor(make: () => Worker) {
    const waiting = () => [...this.#queries].filter(([, {isAnswered}]) => !isAnswered);
    this.#host = new WorkerHost(make, {
      wanted: () => [...this.#opened, ...waiting().map(([, {request}]) => request)],
      receive: (response) => this.#receive(response),
      // `query` has not returned yet if the worker fails synchronously.
      fail: () =>
        queueMicrotask(() => {
          for (const [number, {receive}] of waiting()) receive({type: 'answer', number, answer: noAnswer});
        }),
    });
  }

  /** Makes the worker load the indexes, including those that failed to load before. */
  open(scope: Scope): void {
    if (!this.#host.isThere) this.#host.retry();
    const request: SearchRequest = {type: 'open', scope};
    this.#opened = [request];
    this.#host.ask(request);
  }

  /**
   * Sends a query.
   *
   * @returns a function that drops the query, so that it is no longer answered
   */
  query(asked: SearchQuery, receive: Query['receive']): () => void {
    const number = (this.#number += 1);
    const request: SearchRequest = {type: 'query', number, ...asked};
    this.#queries.set(number, {request, receive, isAnswered: false});
    this.#host.ask(request);
    return () => {
      this.#queries.delete(number);
      if (this.#host.isThere) this.#host.ask({type: 'drop', number});
    };
  }

  #receive(response: SearchResponse): void {
    if (response.type === 'ready') return;
    const query = this.#queries.get(response.number);
    if (query) query.isAnswered = true;
    query?.receive(response);
  }
}
