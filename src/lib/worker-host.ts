/** Milliseconds within which a worker has to post `ready`: the first worker, and the one that replaces it. */
export const READY_WITHIN = [10_000, 20_000] as const;

/** The client on whose behalf a worker runs. */
interface Owner<Request, Response> {
  /** The requests that are still open. They are posted to every new worker. */
  readonly wanted: () => readonly Request[];
  readonly receive: (response: Response) => void;
  /** Called when a worker has failed, before the next one is started. */
  readonly lose?: () => void;
  /** Called when a request cannot be served, since no worker could be started. */
  readonly fail: () => void;
}

/**
 * Posts requests to a worker, which is started with the first request and posts `ready` as soon as its script runs. A worker that
 * does not start, or that throws, is replaced once. After a second failure there is no worker until {@link retry}.
 */
export class WorkerHost<Request, Response extends {readonly type: string}> {
  #worker: Worker | undefined;
  /** How many workers have failed since the last {@link retry}. */
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param make starts the worker by `new Worker(new URL(…))`, a form that the bundler recognizes; can throw */
  constructor(
    readonly make: () => Worker,
    readonly owner: Owner<Request, Response>,
  ) {}

  get isThere(): boolean {
    return this.#worker !== undefined;
  }

  /** Posts a request, which the owner must list as open. Starts a worker if there is none. */
  ask(request: Request): void {
    if (this.#worker) this.#worker.postMessage(request, []);
    else this.#start();
  }

  /** Forgets earlier failures, so that the next request can start a worker. */
  retry(): void {
    this.#failures = 0;
  }

  /** Terminates the worker. */
  end(): void {
    clearTimeout(this.#timer);
    this.#worker?.terminate();
    this.#worker = undefined;
  }

  #start(): void {
    const patience = READY_WITHIN[this.#failures];
    if (patience === undefined) return this.owner.fail();
    try {
      const worker = this.make();
      this.#worker = worker;
      worker.addEventListener('message', ({data}: MessageEvent<Response>) => {
        if (worker !== this.#worker) return;
        if (data.type === 'ready') clearTimeout(this.#timer);
        this.owner.receive(data);
      });
      worker.addEventListener('error', (event) => {
        // The owner handles it; without this the error would be logged to the console as well.
        event.preventDefault();
        if (worker === this.#worker) this.#lose();
      });
      this.#timer = setTimeout(() => this.#lose(), patience);
      for (const request of this.owner.wanted()) worker.postMessage(request, []);
    } catch {
      this.#lose();
    }
  }

  #lose(): void {
    this.end();
    this.owner.lose?.();
    this.#failures += 1;
    if (this.#failures >= READY_WITHIN.length) return this.owner.fail();
    this.#start();
  }
}
