/** Milliseconds without a byte after which a file counts as missing. */
const PATIENCE = 10_000;

/**
 * A JSON file of the site. It may come as slowly as the network is, as long as it comes on.
 *
 * @param again whether it failed before; then the HTTP cache is passed by, which may have kept the fault
 * @param patience milliseconds to wait for the next byte of it
 * @throws Error if it stalls, has another status than 200, or is not JSON
 */
export async function jsonFile(url: string, again = false, patience = PATIENCE): Promise<unknown> {
  const request = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => request.abort(new Error(`${url} stalls.`)), patience);
  };
  wait();
  try {
    const response = await fetch(url, {cache: again ? 'reload' : 'default', signal: request.signal});
    if (!response.ok) throw new Error(`${url} has status ${response.status}.`);
    const parts = new TransformStream<Uint8Array, Uint8Array>({
      transform(part, coming) {
        wait();
        coming.enqueue(part);
      },
    });
    return await new Response(response.body?.pipeThrough(parts)).json();
  } finally {
    clearTimeout(timer);
  }
}

interface Entry<Value> {
  readonly promise: Promise<Value | undefined>;
  /** Undefined while it is loaded, and where that failed. */
  value?: Value;
  failed: boolean;
}

/** Keeps what was loaded by key, and forgets what failed when told to. */
export class Cache<Value> {
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #failedBefore = new Set<string>();

  /** @param load gives the value of a key; when it throws, the value is undefined until {@link retry} */
  constructor(
    readonly load: (key: string, again: boolean) => Promise<Value>,
    readonly capacity = Number.POSITIVE_INFINITY,
  ) {}

  /** The value of a key, loaded once. Undefined if that failed. */
  get(key: string): Promise<Value | undefined> {
    const known = this.#entries.get(key);
    if (known) return known.promise;
    const entry: Entry<Value> = {
      failed: false,
      promise: this.load(key, this.#failedBefore.has(key)).then(
        (value) => (entry.value = value),
        () => {
          entry.failed = true;
          return undefined;
        },
      ),
    };
    this.#entries.set(key, entry);
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > this.capacity && oldest !== undefined) this.#entries.delete(oldest);
    return entry.promise;
  }

  /** The value of a key if it is there now. */
  peek(key: string): Value | undefined {
    return this.#entries.get(key)?.value;
  }

  /** Forgets the keys that failed, so that they are loaded again when asked for. */
  retry(): void {
    for (const [key, {failed}] of this.#entries) {
      if (!failed) continue;
      this.#entries.delete(key);
      this.#failedBefore.add(key);
    }
  }
}
