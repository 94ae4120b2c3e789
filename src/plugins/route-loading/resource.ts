/** What is known about the chunks of a route. While a failed one is tried again, its error stays known. */
export type ResourceState<Value> =
  | {readonly status: 'idle' | 'loading'; readonly error?: unknown}
  | {readonly status: 'loaded'; readonly value: Value}
  | {readonly status: 'failed'; readonly error: unknown};

const PAUSE = 200;

const pause = () =>
  new Promise<void>((done) => {
    setTimeout(done, PAUSE);
  });

/** Loads, and when that fails asks once more for the same thing: most faults of a network are short. */
export const twice = <Value>(load: () => Promise<Value>): Promise<Value> => load().catch(() => pause().then(load));

/** The chunks of one route, loaded when they are wanted, again after a failure, and never twice at a time. */
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
