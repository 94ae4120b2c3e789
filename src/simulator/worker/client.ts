import {LIMITS} from '../limits';
import type {Trial} from '../try-rule';
import type {Block, TrialRequest, TrialResponse} from './protocol';

/** Milliseconds after which a worker that has not said that it runs counts as not loaded. */
const PATIENCE = 15_000;
/** How often a worker is loaded for one trial. */
const ATTEMPTS = 2;

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
  attempts: number;
}

/**
 * Has trials made by a worker, one at a time, so that no text can stop the page. A trial that takes too long is ended
 * with its worker; the next one gets a new worker.
 */
export class SimulatorClient {
  #worker: Worker | undefined;
  #isReady = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Running | undefined;
  #waiting: Running | undefined;
  #number = 0;

  /** How the worker is made, and its script renewed, is told in src/components/Later/worker-script.ts. */
  constructor(
    readonly create: () => Worker,
    readonly renew: () => Promise<void>,
  ) {}

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
      this.#waiting = {request, settle, fail, attempts: 0};
      if (!this.#running) this.#next();
    });
  }

  #next(): void {
    this.#running = this.#waiting;
    this.#waiting = undefined;
    if (this.#running) this.#start(this.#running);
  }

  #start(running: Running): void {
    running.attempts += 1;
    try {
      this.#worker ??= this.#made();
      if (this.#isReady) this.#send(running);
      else this.#timer = setTimeout(() => this.#notLoaded(), PATIENCE);
    } catch {
      this.#notLoaded();
    }
  }

  #send({request}: Running): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#end();
      this.#done(({fail}) => fail(new Stopped(`It took more than ${LIMITS.milliseconds} ms.`)));
    }, LIMITS.milliseconds);
    this.#worker?.postMessage(request, []);
  }

  #made(): Worker {
    const worker = this.create();
    worker.addEventListener('message', ({data}: MessageEvent<TrialResponse>) => {
      if (worker === this.#worker) this.#receive(data);
    });
    worker.addEventListener('error', (event) => {
      // Handled: the person is told, and the console stays clean.
      event.preventDefault();
      if (worker === this.#worker) this.#notLoaded();
    });
    return worker;
  }

  #receive(response: TrialResponse): void {
    if (response.type === 'ready') {
      this.#isReady = true;
      if (this.#running) this.#send(this.#running);
    } else if (response.number === this.#running?.request.number) {
      clearTimeout(this.#timer);
      this.#done(({settle}) => settle(response.trial));
    }
  }

  #notLoaded(): void {
    this.#end();
    const running = this.#running;
    if (running && running.attempts < ATTEMPTS) void this.renew().then(() => this.#start(running));
    else this.#done(({fail}) => fail(new NotLoaded('The worker of the simulator could not be loaded.')));
  }

  #done(tell: (running: Running) => void): void {
    const running = this.#running;
    this.#running = undefined;
    if (running) tell(running);
    this.#next();
  }

  #end(): void {
    clearTimeout(this.#timer);
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#isReady = false;
  }
}
