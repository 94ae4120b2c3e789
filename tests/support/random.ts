/** A random number generator from 0 to below 1 with a seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export type Random = () => number;

/** An integer from 0 to below the limit. */
export const upTo = (random: Random, limit: number): number => Math.floor(random() * limit);
export const oneOf = <T>(random: Random, values: readonly T[]): T => values[upTo(random, values.length)]!;

/** Joins a random number of pieces, from 1 to `most`. */
export const many = (random: Random, most: number, make: (index: number) => string, between = ''): string =>
  Array.from({length: 1 + upTo(random, most)}, (_, index) => make(index)).join(between);

/** The seed of this run, which tests print. `SEED` in the environment repeats a run. */
export const SEED = Number(process.env['SEED'] ?? Date.now() % 2 ** 31);

/** Runs a function on a hostile input. Its errors name the input and the seed. */
export function withInput(input: string, run: () => void): void {
  try {
    run();
  } catch (cause) {
    throw new Error(`SEED=${SEED}: ${JSON.stringify(input.slice(0, 400))}`, {cause});
  }
}
