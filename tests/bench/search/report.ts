import {kB} from '../../support/sizes';
import {table} from '../format';
import {byKind, sectionMeasures, type Answering, type Ranked} from './measures';

const milliseconds = (value: number): string => `${value.toFixed(1)} ms`;

/** Prints relevance by kind of query, and of the sections that queries name. */
export function printRelevance(set: string, results: readonly Ranked[], showing: Answering): void {
  const kinds = new Map([...byKind(results), ['section', sectionMeasures(results, showing)]]);
  const row = (name: string, measure: 'success1' | 'success3' | 'mrr') => [
    name,
    ...[...kinds.values()].map((of) => of[measure].toFixed(3)),
  ];
  const header = [set, ...[...kinds].map(([kind, {queries}]) => `${kind} (${queries})`)];
  const rows = [row('success@1', 'success1'), row('success@3', 'success3'), row('MRR@8', 'mrr')];
  console.log(`\n${table([header, ...rows])}`);
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
