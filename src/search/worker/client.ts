import type {QueryAnswer, Scope, SearchRequest, SearchResponse} from './protocol';
import type {Marked} from '../query/marks';
import {noAnswer} from '../query/answer';

/** What a client is told about its newest query. */
export interface Listener {
  readonly onAnswer: (answer: QueryAnswer) => void;
  readonly onSnippets: (snippets: Readonly<Record<string, Marked>>) => void;
}

const nothing: QueryAnswer = {...noAnswer, complete: true, duration: 0};

/**
 * Asks the worker, which is made when first needed. Where it cannot be made or ends, every query finds nothing, and
 * the next opening tries again.
 */
export class SearchClient {
  #worker: Worker | undefined;
  #number = 0;
  #listener: Listener | undefined;

  /** @param create makes the worker; may throw */
  constructor(readonly create: () => Worker) {}

  /** Starts loading, and again what failed before. */
  open(scope: Scope): void {
    this.#send({type: 'open', scope});
  }

  /** Asks a query. What is still to come for queries before it is dropped. */
  query(scope: Scope, query: string, limit: number, listener: Listener): void {
    this.#number += 1;
    this.#listener = listener;
    this.#send({type: 'query', number: this.#number, scope, query, limit});
  }

  /** Drops what is still to come. */
  cancel(): void {
    this.#number += 1;
    this.#listener = undefined;
  }

  #send(request: SearchRequest): void {
    try {
      this.#worker ??= this.#made();
      this.#worker.postMessage(request, []);
    } catch {
      this.#failed();
    }
  }

  #made(): Worker {
    const worker = this.create();
    worker.addEventListener('message', ({data}: MessageEvent<SearchResponse>) => this.#receive(data));
    worker.addEventListener('error', (event) => {
      // Handled: nothing is found, and the console stays clean.
      event.preventDefault();
      if (this.#worker === worker) this.#failed();
    });
    return worker;
  }

  #receive(response: SearchResponse): void {
    if (response.number !== this.#number) return;
    if (response.type === 'answer') this.#listener?.onAnswer(response.answer);
    else this.#listener?.onSnippets(response.snippets);
  }

  #failed(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    const listener = this.#listener;
    queueMicrotask(() => {
      if (listener === this.#listener) listener?.onAnswer(nothing);
    });
  }
}
