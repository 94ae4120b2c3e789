import {type Renew, WorkerHost} from '../../browser/worker-host';
import type {QueryAnswer, Scope, SearchQuery, SearchRequest, SearchResponse} from './protocol';
import type {Marked} from '../query/marks';
import {noAnswer} from '../query/answer';

/** What a client is told about its newest query. */
interface Listener {
  readonly onAnswer: (answer: QueryAnswer) => void;
  readonly onSnippets: (snippets: Readonly<Record<string, Marked>>) => void;
}

/** Somebody's query. */
interface Query {
  readonly asked: SearchQuery;
  readonly listener: Listener;
  isAnswered: boolean;
}

const nothing: QueryAnswer = {...noAnswer, complete: true, isWhole: true, duration: 0};

/** Asks the worker. Where there is none, every query finds nothing until the next opening tries again. */
export class SearchClient {
  readonly #host: WorkerHost<SearchRequest, SearchResponse>;
  #number = 0;
  /** What nobody has dropped: the query of the search page, and that of the dialog above it. The last one is asked. */
  #queries: readonly Query[] = [];
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
   * Asks a query. What is still to come for the one before waits until this one is dropped.
   *
   * @returns drops what is still to come for this one: a page that is left says so when the next one may have asked
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
      last.isAnswered = response.answer.complete;
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
