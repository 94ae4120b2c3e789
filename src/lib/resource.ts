/** The state of a resource that is loaded on demand. During a retry, the last error is kept. */
export type ResourceState<Value> =
  | {readonly status: 'idle' | 'loading'; readonly error?: unknown}
  | {readonly status: 'loaded'; readonly value: Value}
  | {readonly status: 'failed'; readonly error: unknown};

const PAUSE = 200;

const pause = () =>
  new Promise<void>((done) => {
    setTimeout(done, PAUSE);
  });

/** The script or style sheet that the bundler could not load, which its error names; undefined for other errors. */
export const missingFile = (error: unknown): string | undefined =>
  error instanceof Error && 'request' in error ? String(error.request) : undefined;

/** Milliseconds after which updating the cache is given up. */
const TIMEOUT = 10_000;

/**
 * Fetches a file of the site past the HTTP cache and updates the cache: without this, an error page that was cached for a hashed
 * file would be used for a year. Never rejects.
 */
export async function renew(url: string): Promise<void> {
  try {
    const answer = await fetch(url, {cache: 'reload', signal: AbortSignal.timeout(TIMEOUT)});
    await answer.arrayBuffer();
  } catch {
    // The next request for the file reports the error.
  }
}

/**
 * Loads something, with one retry per missing chunk, because most network errors are short. The retry updates the chunk in the HTTP
 * cache. The bundler reports one missing chunk at a time, so there can be several retries.
 */
export async function retry<Value>(load: () => Promise<Value>): Promise<Value> {
  const renewed = new Set<string | undefined>();
  for (;;) {
    try {
      return await load();
    } catch (error) {
      const chunk = missingFile(error);
      if (renewed.has(chunk)) throw error;
      renewed.add(chunk);
      await pause();
      if (chunk !== undefined) await renew(chunk);
    }
  }
}

/** Something that is loaded on demand, can be loaded again after a failure, and is never loaded twice at a time. */
export class Resource<Value> {
  state: ResourceState<Value> = {status: 'idle'};
  private running: Promise<void> | undefined;
  private readonly listeners = new Set<() => void>();
  private readonly source: () => Promise<Value>;

  constructor(source: () => Promise<Value>) {
    this.source = source;
  }

  /** Calls `listener` after each change of `state`; returns the function that unsubscribes. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly snapshot = (): ResourceState<Value> => this.state;

  private become(state: ResourceState<Value>): void {
    this.state = state;
    for (const listener of this.listeners) listener();
  }

  /** Resolves when `state` is `loaded` or `failed`; never rejects. */
  readonly load = (): Promise<void> => {
    if (this.state.status === 'loaded') return Promise.resolve();
    this.running ??= this.start().finally(() => {
      this.running = undefined;
    });
    return this.running;
  };

  private async start(): Promise<void> {
    this.become(this.state.status === 'failed' ? {status: 'loading', error: this.state.error} : {status: 'loading'});
    try {
      this.become({status: 'loaded', value: await this.source()});
    } catch (error) {
      this.become({status: 'failed', error});
    }
  }
}
