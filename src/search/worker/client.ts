import {WorkerHost} from '../../lib/worker-host';
import {noAnswer} from '../engine/answer';
import type {Marked} from '../engine/marks';
import type {QueryAnswer, Scope, SearchQuery, SearchRequest, SearchResponse} from './protocol';

/** Callbacks for the answers to a query. */
interface Listener {
  readonly onAnswer: (answer: QueryAnswer) => void;
  readonly onSnippets: (snippets: Readonly<Record<string, Marked>>) => void;
}

/** An active query. */
interface Query {
  readonly request: SearchRequest;
  readonly listener: Listener;
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
    this.#host = new WorkerHost(make, {
      wanted: () => [...this.#opened, ...this.#waiting().map(({request}) => request)],
      receive: (response) => this.#receive(response),
      // `query` has not returned yet if the worker fails synchronously.
      fail: () => queueMicrotask(() => this.#giveUp()),
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
  query(asked: SearchQuery, listener: Listener): () => void {
    const number = (this.#number += 1);
    const request: SearchRequest = {type: 'query', number, ...asked};
    this.#queries.set(number, {request, listener, isAnswered: false});
    this.#host.ask(request);
    return () => {
      this.#queries.delete(number);
      if (this.#host.isThere) this.#host.ask({type: 'drop', number});
    };
  }

  #waiting(): Query[] {
    return [...this.#queries.values()].filter(({isAnswered}) => !isAnswered);
  }

  #receive(response: SearchResponse): void {
    const query = response.type === 'ready' ? undefined : this.#queries.get(response.number);
    if (!query) return;
    if (response.type === 'answer') {
      query.isAnswered = true;
      query.listener.onAnswer(response.answer);
    } else if (response.type === 'snippets') query.listener.onSnippets(response.snippets);
  }

  #giveUp(): void {
    for (const {listener} of this.#waiting()) listener.onAnswer({...noAnswer, isWhole: true});
  }
}
