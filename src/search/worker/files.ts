/** Timeout for a file, in milliseconds. */
const PATIENCE = 60_000;

/**
 * Fetches a JSON file of the site.
 *
 * @param again true after a failure; bypasses the HTTP cache, which might contain the faulty response
 * @throws Error on a network error, a timeout, a status other than 200, or invalid JSON
 */
export async function jsonFile(url: string, again = false): Promise<unknown> {
  const response = await fetch(url, {cache: again ? 'reload' : 'default', signal: AbortSignal.timeout(PATIENCE)});
  if (!response.ok) throw new Error(`${url} has status ${response.status}.`);
  return response.json();
}

/** Caches loaded values by key. {@link retry} removes failed ones. */
export class Cache<Value> {
  readonly #entries = new Map<string, Promise<Value | undefined>>();
  readonly #failed = new Set<string>();

  /** @param load loads the value of a key; after an error, the value is undefined until {@link retry} */
  constructor(readonly load: (key: string, again: boolean) => Promise<Value>) {}

  /** The value of a key, loaded once; undefined after a failure. */
  get(key: string): Promise<Value | undefined> {
    const entry =
      this.#entries.get(key) ??
      this.load(key, this.#failed.delete(key)).catch(() => {
        this.#failed.add(key);
        return undefined;
      });
    this.#entries.set(key, entry);
    return entry;
  }

  /** Removes failed keys, so that they are loaded again. */
  retry(): void {
    for (const key of this.#failed) this.#entries.delete(key);
  }
}
