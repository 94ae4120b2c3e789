import {WorkerHost} from '../../lib/worker-host';
import {LIMITS} from '../limits';
import type {Trial} from '../try-rule';
import type {Block, TrialResponse} from './worker';

/** The trial exceeded its time limit and was terminated. */
export class Stopped extends Error {
  override readonly name = 'Stopped';
}

interface Running {
  readonly block: Block;
  readonly settle: (trial: Trial) => void;
  readonly fail: (cause: Error) => void;
}

/**
 * Runs trials in a worker, one at a time, so that no input can block the page. A timeout terminates the worker; the next trial starts a new
 * one.
 */
export class SimulatorClient {
  readonly #host: WorkerHost<Block, TrialResponse>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Running | undefined;
  #waiting: Running | undefined;

  constructor(make: () => Worker) {
    this.#host = new WorkerHost(make, {
      wanted: () => (this.#running ? [this.#running.block] : []),
      receive: (response) => this.#receive(response),
      // The start-up time of the next worker does not count toward the limit.
      lose: () => clearTimeout(this.#timer),
      fail: () => this.#done(({fail}) => fail(new Error('The worker of the simulator could not be loaded.'))),
    });
  }

  /**
   * Tries a block. While a trial runs, only the newest request waits; promises of superseded requests never settle.
   *
   * @throws Stopped on a timeout
   * @throws Error if the worker script cannot be loaded, even after a retry; the next request tries again
   */
  work(block: Block): Promise<Trial> {
    return new Promise((settle, fail) => {
      this.#waiting = {block, settle, fail};
      if (!this.#running) this.#next();
    });
  }

  #next(): void {
    this.#running = this.#waiting;
    this.#waiting = undefined;
    if (!this.#running) return;
    this.#host.retry();
    if (this.#host.isThere) this.#limit();
    this.#host.ask(this.#running.block);
  }

  /** Starts the time limit of a trial, which excludes the start of the worker. */
  #limit(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#host.end();
      this.#done(({fail}) => fail(new Stopped(`It took more than ${LIMITS.milliseconds} ms.`)));
    }, LIMITS.milliseconds);
  }

  #receive(response: TrialResponse): void {
    if (response.type === 'ready') this.#limit();
    else this.#done(({settle}) => settle(response.trial));
  }

  #done(tell: (running: Running) => void): void {
    clearTimeout(this.#timer);
    const running = this.#running;
    this.#running = undefined;
    if (running) tell(running);
    this.#next();
  }
}
