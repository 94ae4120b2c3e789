import {type Renew, WorkerHost} from '../../browser/worker-host';
import type {QueryAnswer, Scope, SearchRequest, SearchResponse} from './protocol';
import type {Marked} from '../query/marks';
import {noAnswer} from '../query/answer';

/** What a client is told about its newest query. */
export interface Listener {
  readonly onAnswer: (answer: QueryAnswer) => void;
  readonly onSnippets: (snippets: Readonly<Record<string, Marked>>) => void;
}

const nothing: QueryAnswer = {...noAnswer, complete: true, isWhole: true, duration: 0};

/** Asks the worker. Where there is none, every query finds nothing until the next opening tries again. */
export class SearchClient {
  readonly #host: WorkerHost<SearchRequest, SearchResponse>;
  #number = 0;
  #listener: Listener | undefined;
  #opened: SearchRequest | undefined;
  #asked: SearchRequest | undefined;

  constructor(make: () => Worker, renew: Renew) {
    this.#host = new WorkerHost(make, renew, {
      wanted: () => [this.#opened, this.#asked].filter((request) => request !== undefined),
      receive: (response) => this.#receive(response),
      fail: () => this.#giveUp(),
    });
  }

  /** Starts loading, and again what failed before. */
  open(scope: Scope): void {
    if (!this.#host.isThere) this.#host.retry();
    this.#opened = {type: 'open', scope};
    this.#host.ask(this.#opened);
  }

  /**
   * Asks a query. What is still to come for queries before it is dropped.
   *
   * @returns drops what is still to come for this one: a page that is left says so when the next one may have asked
   */
  query(scope: Scope, query: string, limit: number, listener: Listener): () => void {
    const number = (this.#number += 1);
    this.#listener = listener;
    this.#asked = {type: 'query', number, scope, query, limit};
    this.#host.ask(this.#asked);
    return () => {
      if (number !== this.#number) return;
      this.#listener = undefined;
      this.#asked = undefined;
    };
  }

  #receive(response: SearchResponse): void {
    if (response.type === 'ready' || response.number !== this.#number) return;
    if (response.type === 'answer') this.#listener?.onAnswer(response.answer);
    else this.#listener?.onSnippets(response.snippets);
  }

  #giveUp(): void {
    const listener = this.#listener;
    queueMicrotask(() => {
      if (listener === this.#listener) listener?.onAnswer(nothing);
    });
  }
}
