import type {QueryAnswer, Scope, SearchRequest, SearchResponse} from './protocol';
import type {Marked} from '../query/marks';
import {noAnswer} from '../query/answer';

/** What a client is told about its newest query. */
export interface Listener {
  readonly onAnswer: (answer: QueryAnswer) => void;
  readonly onSnippets: (snippets: Readonly<Record<string, Marked>>) => void;
}

const nothing: QueryAnswer = {...noAnswer, complete: true, isWhole: true, duration: 0};

/** Milliseconds that a worker has to say that it is there: the first one, and the one after it. */
export const READY_WITHIN = [10_000, 20_000] as const;

/**
 * Asks the worker, which is made when first needed. One that does not start, or ends, is made anew once, past the HTTP
 * cache; after that, every query finds nothing until the next opening tries again.
 */
export class SearchClient {
  #worker: Worker | undefined;
  /** Workers that did not start since the last opening. */
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #number = 0;
  #listener: Listener | undefined;
  /** What a worker that is made anew is told. */
  #opened: SearchRequest | undefined;
  #asked: SearchRequest | undefined;

  /** How the worker is made, and its script renewed, is told in src/components/Later/worker-script.ts. */
  constructor(
    readonly create: () => Worker,
    readonly renew: () => Promise<void>,
  ) {}

  /** Starts loading, and again what failed before. */
  open(scope: Scope): void {
    if (!this.#worker) this.#failures = 0;
    this.#opened = {type: 'open', scope};
    this.#send(this.#opened);
  }

  /** Asks a query. What is still to come for queries before it is dropped. */
  query(scope: Scope, query: string, limit: number, listener: Listener): void {
    this.#number += 1;
    this.#listener = listener;
    this.#asked = {type: 'query', number: this.#number, scope, query, limit};
    this.#send(this.#asked);
  }

  /** Drops what is still to come. */
  cancel(): void {
    this.#number += 1;
    this.#listener = undefined;
    this.#asked = undefined;
  }

  #send(request: SearchRequest): void {
    if (!this.#worker) this.#start();
    else this.#worker.postMessage(request, []);
  }

  /** Makes a worker and tells it all that is wanted. */
  #start(): void {
    const patience = READY_WITHIN[this.#failures];
    // A second worker is on its way, or there will be none.
    if (patience === undefined) return this.#giveUp();
    try {
      const worker = this.create();
      this.#worker = worker;
      worker.addEventListener('message', ({data}: MessageEvent<SearchResponse>) => this.#receive(worker, data));
      worker.addEventListener('error', (event) => {
        // Handled: nothing is found, and the console stays clean.
        event.preventDefault();
        this.#failed(worker);
      });
      this.#timer = setTimeout(() => this.#failed(worker), patience);
      for (const request of [this.#opened, this.#asked]) if (request) worker.postMessage(request, []);
    } catch {
      this.#failures = READY_WITHIN.length;
      this.#giveUp();
    }
  }

  #receive(worker: Worker, response: SearchResponse): void {
    if (worker !== this.#worker) return;
    if (response.type === 'ready') clearTimeout(this.#timer);
    else if (response.number !== this.#number) return;
    else if (response.type === 'answer') this.#listener?.onAnswer(response.answer);
    else this.#listener?.onSnippets(response.snippets);
  }

  #failed(worker: Worker): void {
    if (worker !== this.#worker) return;
    clearTimeout(this.#timer);
    worker.terminate();
    this.#worker = undefined;
    this.#failures += 1;
    if (this.#failures >= READY_WITHIN.length) this.#giveUp();
    else void this.renew().then(() => this.#worker ?? this.#start());
  }

  #giveUp(): void {
    const listener = this.#listener;
    queueMicrotask(() => {
      if (listener === this.#listener) listener?.onAnswer(nothing);
    });
  }
}
