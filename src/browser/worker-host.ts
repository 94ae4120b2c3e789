/** Milliseconds that a worker has to say that it is there: the first one, and the one after it. */
export const READY_WITHIN = [10_000, 20_000] as const;

export type Renew = (address: string) => Promise<void>;

/** Whom a worker works for. */
interface Owner<Request, Response> {
  /** All that is wanted: a worker that is made, or made anew, is asked for it. */
  readonly wanted: () => readonly Request[];
  readonly receive: (response: Response) => void;
  /** Told when a worker has failed, before the next one is made. */
  readonly lose?: () => void;
  /** Told where something was asked and there is no worker. */
  readonly fail: () => void;
}

/**
 * Asks a worker, which is made when first needed and says `ready` when its script runs. One that does not start, or ends, is
 * made anew once, past the HTTP cache; after that there is none until {@link retry}.
 */
export class WorkerHost<Request, Response extends {readonly type: string}> {
  #worker: Worker | undefined;
  /** Workers that failed since the last {@link retry}. */
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Of the script, which the bundler tells to nobody but the constructor of the worker. */
  #address: string | undefined;

  /**
   * @param make makes the worker, by `new Worker(new URL(…))`, which the bundler knows; may throw
   * @param renew brings a file up to date in the HTTP cache, which may have kept an error page in its place; never rejects
   */
  constructor(
    readonly make: () => Worker,
    readonly renew: Renew,
    readonly owner: Owner<Request, Response>,
  ) {}

  get isThere(): boolean {
    return this.#worker !== undefined;
  }

  /** Asks for something that the owner wants. */
  ask(request: Request): void {
    if (this.#worker) this.#worker.postMessage(request, []);
    else this.#start();
  }

  /** Lets a worker be made although those before it have failed. */
  retry(): void {
    this.#failures = 0;
  }

  /** Ends the worker with all that it does. */
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
        // Handled: the owner is told, and the console stays clean.
        event.preventDefault();
        if (worker === this.#worker) void this.#lose();
      });
      this.#timer = setTimeout(() => void this.#lose(), patience);
      for (const request of this.owner.wanted()) worker.postMessage(request, []);
    } catch {
      void this.#lose();
    }
  }

  /** Makes the worker, and keeps the address of its script. */
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
