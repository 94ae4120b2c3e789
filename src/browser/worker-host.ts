/** Milliseconds within which a worker has to post `ready`: the first worker, and the one that replaces it. */
export const READY_WITHIN = [10_000, 20_000] as const;

/** Fetches a file past the HTTP cache and so updates the cached copy. Never rejects. */
export type Renew = (address: string) => Promise<void>;

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
 * does not start, or that throws, is replaced once, after its script was fetched past the HTTP cache. After a second failure there
 * is no worker until {@link retry}.
 */
export class WorkerHost<Request, Response extends {readonly type: string}> {
  #worker: Worker | undefined;
  /** How many workers have failed since the last {@link retry}. */
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** URL of the worker's script. The bundler passes it to the constructor of `Worker` and to nothing else. */
  #address: string | undefined;

  /**
   * @param make starts the worker by `new Worker(new URL(…))`, a form that the bundler recognizes; can throw
   * @param renew updates the script in the HTTP cache, which can hold an error page in its place
   */
  constructor(
    readonly make: () => Worker,
    readonly renew: Renew,
    readonly owner: Owner<Request, Response>,
  ) {}

  get isThere(): boolean {
    return this.#worker !== undefined;
  }

  /** Posts a request, which has to be among those that the owner lists as open. Starts a worker if there is none. */
  ask(request: Request): void {
    if (this.#worker) this.#worker.postMessage(request, []);
    else this.#start();
  }

  /** Forgets earlier failures, so that the next request can start a worker. */
  retry(): void {
    this.#failures = 0;
  }

  /** Terminates the worker, whatever it is doing. */
  end(): void {
    clearTimeout(this.#timer);
    this.#worker?.terminate();
    this.#worker = undefined;
  }

  #start(): void {
    const patience = READY_WITHIN[this.#failures];
    if (patience === undefined) return this.owner.fail();
    try {
      const worker = this.#made();
      this.#worker = worker;
      worker.addEventListener('message', ({data}: MessageEvent<Response>) => {
        if (worker !== this.#worker) return;
        if (data.type === 'ready') clearTimeout(this.#timer);
        this.owner.receive(data);
      });
      worker.addEventListener('error', (event) => {
        // The owner handles it; without this the error would be logged to the console as well.
        event.preventDefault();
        if (worker === this.#worker) void this.#lose();
      });
      this.#timer = setTimeout(() => void this.#lose(), patience);
      for (const request of this.owner.wanted()) worker.postMessage(request, []);
    } catch {
      void this.#lose();
    }
  }

  /** Starts the worker. For that moment `Worker` is replaced by a subclass which notes the URL of the script. */
  #made(): Worker {
    const {Worker: Original} = globalThis;
    const keep = (address: string | URL): string => (this.#address = String(address));
    globalThis.Worker = class extends Original {
      constructor(address: string | URL, options?: WorkerOptions) {
        super(keep(address), options);
      }
    };
    try {
      return this.make();
    } finally {
      globalThis.Worker = Original;
    }
  }

  async #lose(): Promise<void> {
    this.end();
    this.owner.lose?.();
    this.#failures += 1;
    if (this.#failures >= READY_WITHIN.length) return this.owner.fail();
    if (this.#address !== undefined) await this.renew(this.#address);
    if (!this.isThere) this.#start();
  }
}
