/** What is known about something that is loaded later. While a failed one is tried again, its error stays known. */
export type ResourceState<Value> =
  | {readonly status: 'idle' | 'loading'; readonly error?: unknown}
  | {readonly status: 'loaded'; readonly value: Value}
  | {readonly status: 'failed'; readonly error: unknown};

const PAUSE = 200;

const pause = () =>
  new Promise<void>((done) => {
    setTimeout(done, PAUSE);
  });

/** Milliseconds that the second try waits for the cache to be brought up to date. */
const PATIENCE = 10_000;

/**
 * Fetches a file of the site past the HTTP cache, which gets what comes: an error page that a cache has kept in its place
 * would stay for a year. Never rejects.
 */
export async function renew(url: string): Promise<void> {
  try {
    const answer = await fetch(url, {cache: 'reload', signal: AbortSignal.timeout(PATIENCE)});
    await answer.arrayBuffer();
  } catch {
    // What asks for the file next tells the fault.
  }
}

/** The address of the chunk that an error of the bundler is about. */
const chunkOf = (error: unknown): string | undefined => {
  const request = typeof error === 'object' && error !== null && 'request' in error ? error.request : undefined;
  return typeof request === 'string' ? request : undefined;
};

/**
 * Loads, and when that fails asks once more for the same thing: most faults of a network are short. A chunk is asked for past
 * the HTTP cache; as the bundler tells of one missing chunk at a time, this goes on while the missing one is another.
 */
export async function twice<Value>(load: () => Promise<Value>): Promise<Value> {
  const renewed = new Set<string | undefined>();
  for (;;) {
    try {
      return await load();
    } catch (error) {
      const chunk = chunkOf(error);
      if (renewed.has(chunk)) throw error;
      renewed.add(chunk);
      await pause();
      if (chunk !== undefined) await renew(chunk);
    }
  }
}

/** Something that is loaded when it is wanted, such as the chunks of a route, again after a failure, and never twice at a time. */
export class Resource<Value> {
  state: ResourceState<Value> = {status: 'idle'};
  private running: Promise<void> | undefined;
  private readonly listeners = new Set<() => void>();
  private readonly source: () => Promise<Value>;

  constructor(source: () => Promise<Value>) {
    this.source = source;
  }

  /** Calls `listener` after each change of `state`; answers the function that ends that. */
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
