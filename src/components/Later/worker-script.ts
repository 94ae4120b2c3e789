import {renew} from '../../plugins/route-loading/resource';

/**
 * Makes workers, and brings their script up to date in the HTTP cache, which may have kept an error page in its place. The
 * bundler tells the address of the script to nobody but the constructor.
 */
export class WorkerScript {
  #address: string | undefined;

  /** @param make makes the worker, by `new Worker(new URL(…))`, which the bundler knows */
  constructor(readonly make: () => Worker) {}

  /** Makes the worker; may throw. */
  readonly create = (): Worker => {
    const {Worker: Original} = window;
    const keep = (address: string): void => {
      this.#address = address;
    };
    window.Worker = class extends Original {
      constructor(address: string | URL, options?: WorkerOptions) {
        keep(String(address));
        super(address, options);
      }
    };
    try {
      return this.make();
    } finally {
      window.Worker = Original;
    }
  };

  /** Brings the script up to date in the HTTP cache; never rejects. */
  readonly renew = (): Promise<void> => (this.#address === undefined ? Promise.resolve() : renew(this.#address));
}
