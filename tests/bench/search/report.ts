import {kB} from '../../support/sizes';
import {table} from '../format';
import type {Measures, Ranked} from './measures';

const milliseconds = (value: number): string => `${value.toFixed(1)} ms`;
const decimals = (value: number): string => value.toFixed(3);

/** Prints relevance by kind of query: one table per measure, one row per search. */
export function printRelevance(searches: ReadonlyMap<string, ReadonlyMap<string, Measures>>): void {
  const [first] = searches.values();
  const kinds = [...(first ?? [])].map(([kind, {queries}]) => `${kind} (${queries})`);
  for (const [title, measure] of [
    ['success@1', 'success1'],
    ['success@3', 'success3'],
    ['success@8', 'success8'],
    ['MRR@8', 'mrr'],
  ] as const) {
    const rows = [...searches].map(([name, ofKind]) => [
      name,
      ...[...ofKind.values()].map((of) => decimals(of[measure])),
    ]);
    console.log(`\n${table([[title, ...kinds], ...rows])}`);
  }
}

/** Prints the queries whose first result is not a wanted page. */
export function printMisses(results: readonly Ranked[]): void {
  const misses = results.filter(({rank}) => rank !== 1);
  console.log(`\nNot answered at the first place: ${misses.length}`);
  for (const {q, kind, rank, first} of misses)
    console.log(`  ${kind}: "${q}", rank ${rank || 'none'}, first ${first[0] ?? 'nothing'}`);
}

const percentile = (sorted: readonly number[], share: number): number | undefined =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];

/** How many times slower a phone is than this machine. */
const SLOWDOWN = 4;

/** Costs of a search in the browser. */
interface Costs {
  /** Bytes of all indexes. */
  readonly bytes: number;
  /** Milliseconds to load them. */
  readonly load: number;
  /** Milliseconds per keystroke, sorted. */
  readonly keystrokes: readonly number[];
}

/** Prints sizes, and times multiplied by the slowdown of a phone. */
export function printCosts({bytes, load, keystrokes}: Costs): void {
  const ofEngine = (share: number): string => milliseconds(SLOWDOWN * (percentile(keystrokes, share) ?? Number.NaN));
  console.log(
    `\n${table([
      ['costs', `processor ${SLOWDOWN} times slower`],
      ['indexes, brotli', kB(bytes)],
      ['load the indexes', milliseconds(SLOWDOWN * load)],
      [`engine per keystroke, p50 of ${keystrokes.length}`, ofEngine(0.5)],
      ['engine per keystroke, p95', ofEngine(0.95)],
    ])}`,
  );
}
