/** Milliseconds after which a file counts as missing. */
const PATIENCE = 60_000;

/**
 * A JSON file of the site.
 *
 * @param again whether it failed before; then the HTTP cache, which may have kept the fault, is bypassed
 * @throws Error if it does not arrive, has another status than 200, or is not JSON
 */
export async function jsonFile(url: string, again = false): Promise<unknown> {
  const response = await fetch(url, {cache: again ? 'reload' : 'default', signal: AbortSignal.timeout(PATIENCE)});
  if (!response.ok) throw new Error(`${url} has status ${response.status}.`);
  return response.json();
}

/** Keeps what was loaded by key, and forgets what failed when told to. */
export class Cache<Value> {
  readonly #entries = new Map<string, Promise<Value | undefined>>();
  readonly #failed = new Set<string>();

  /** @param load gives the value of a key; when it throws, the value is undefined until {@link retry} */
  constructor(readonly load: (key: string, again: boolean) => Promise<Value>) {}

  /** The value of a key, loaded once. Undefined if that failed. */
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

  /** Forgets the keys that failed, so that they are loaded again. */
  retry(): void {
    for (const key of this.#failed) this.#entries.delete(key);
  }
}
