import {WorkerHost} from '../../browser/worker-host';
import {LIMITS} from '../limits';
import type {Trial} from '../try-rule';
import type {Block, TrialRequest, TrialResponse} from './protocol';

/** The script of the worker did not arrive. Asking again loads it again. */
export class NotLoaded extends Error {
  override readonly name = 'NotLoaded';
}

/** The trial took too long and was ended. */
export class Stopped extends Error {
  override readonly name = 'Stopped';
}

interface Running {
  readonly request: TrialRequest;
  readonly settle: (trial: Trial) => void;
  readonly fail: (cause: Error) => void;
}

/**
 * Has trials made by a worker, one at a time, so that no text can stop the page. A trial that takes too long is ended
 * with its worker; the next one gets a new worker.
 */
export class SimulatorClient {
  readonly #host: WorkerHost<TrialRequest, TrialResponse>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Running | undefined;
  #waiting: Running | undefined;
  #number = 0;

  constructor(make: () => Worker) {
    this.#host = new WorkerHost(make, {
      wanted: () => (this.#running ? [this.#running.request] : []),
      receive: (response) => this.#receive(response),
      // The start time of the next worker does not count as time of the trial.
      lose: () => clearTimeout(this.#timer),
      fail: () => this.#done(({fail}) => fail(new NotLoaded('The worker of the simulator could not be loaded.'))),
    });
  }

  /**
   * Tries a block. While one runs only the newest of the others waits; those between never settle.
   *
   * @throws Stopped if it takes too long
   * @throws NotLoaded if the script of the worker does not arrive, also not when asked for again
   */
  work(block: Block): Promise<Trial> {
    this.#number += 1;
    const request = {number: this.#number, block};
    return new Promise((settle, fail) => {
      this.#waiting = {request, settle, fail};
      if (!this.#running) this.#next();
    });
  }

  #next(): void {
    this.#running = this.#waiting;
    this.#waiting = undefined;
    if (!this.#running) return;
    this.#host.retry();
    if (this.#host.isThere) this.#limit();
    this.#host.ask(this.#running.request);
  }

  /** Counts the time of a trial, which begins when the worker runs. */
  #limit(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#host.end();
      this.#done(({fail}) => fail(new Stopped(`It took more than ${LIMITS.milliseconds} ms.`)));
    }, LIMITS.milliseconds);
  }

  #receive(response: TrialResponse): void {
    if (response.type === 'ready') this.#limit();
    else if (response.number === this.#running?.request.number) this.#done(({settle}) => settle(response.trial));
  }

  #done(tell: (running: Running) => void): void {
    clearTimeout(this.#timer);
    const running = this.#running;
    this.#running = undefined;
    if (running) tell(running);
    this.#next();
  }
}
