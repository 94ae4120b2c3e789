import {SEED} from './random';

/** Times a run of hostile inputs. */
export interface HostileRun {
  /** Runs one of them; an error is reported with its input. */
  readonly time: (input: string, run: () => void) => void;
  /** Notes how long an input took that was timed elsewhere. */
  readonly took: (input: string, milliseconds: number) => void;
  /** Returns a summary of the run. */
  readonly end: () => string;
}

export function hostileRun(what: string, count: number): HostileRun {
  let worst = {milliseconds: 0, input: ''};
  const took = (input: string, milliseconds: number): void => {
    if (milliseconds > worst.milliseconds) worst = {milliseconds, input};
  };
  return {
    took,
    time(input, run) {
      const started = performance.now();
      try {
        run();
      } catch (cause) {
        throw new Error(`SEED=${SEED}: ${JSON.stringify(input.slice(0, 400))}`, {cause});
      }
      took(input, performance.now() - started);
    },
    end() {
      const input = JSON.stringify(worst.input.slice(0, 60));
      return `${what}: ${count} inputs, SEED=${SEED}, worst ${worst.milliseconds.toFixed(1)} ms: ${input}`;
    },
  };
}
