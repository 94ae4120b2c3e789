import {kilobytes, table} from '../format';
import type {Times} from './browser';
import {sumOf, type Sizes} from './bytes';
import type {Measures, Ranked} from './measures';

const milliseconds = (value: number | undefined): string => `${(value ?? Number.NaN).toFixed(1)} ms`;
const decimals = (value: number): string => value.toFixed(3);

/** Prints relevance by kind of query: a block for each measure, a line for each search. */
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

/** Prints the queries whose first result is not a wanted one. */
export function printMisses(results: readonly Ranked[]): void {
  const misses = results.filter(({rank}) => rank !== 1);
  console.log(`\nNot answered at the first place: ${misses.length}`);
  for (const {q, kind, rank, first} of misses)
    console.log(`  ${kind}: "${q}", rank ${rank || 'none'}, first ${first[0] ?? 'nothing'}`);
}

/** Prints the bytes of each search, file by file for ours. */
export function printBytes(searches: ReadonlyMap<string, readonly Sizes[]>): void {
  const rows: string[][] = [];
  const ratios: string[][] = [];
  const gzOf = (sizes: readonly Sizes[]): number => sizes.reduce((sum, {gz}) => sum + gz, 0);
  const whole = gzOf((searches.get('ours') ?? []).filter(({name}) => !name.startsWith('search-text')));
  const line = ({name, raw, gz, br}: Sizes): string[] => [name, kilobytes(raw), kilobytes(gz), kilobytes(br)];
  for (const [name, sizes] of searches) {
    if (name === 'ours') {
      const texts = sizes.filter((size) => size.name.startsWith('search-text'));
      const indexes = sizes.filter((size) => size.name.startsWith('search-index'));
      const heads = sizes.filter((size) => size.name.startsWith('search-head'));
      rows.push(...indexes.map(line), line(sumOf('ours: indexes', indexes)), ...heads.map(line));
      rows.push(line(sumOf('ours: indexes and heads', [...indexes, ...heads])));
      rows.push(line(sumOf(`ours: texts of ${texts.length} pages, fetched one by one`, texts)));
    } else {
      rows.push(line(sumOf(name, sizes)));
      ratios.push([name, (whole / gzOf(sizes)).toFixed(3)]);
    }
  }
  console.log(`\n${table([['bytes', 'raw', 'gz', 'br'], ...rows])}`);
  if (ratios.length > 0) console.log(`\n${table([['our indexes and heads, gz, as a part of', 'ratio'], ...ratios])}`);
}

const percentile = (sorted: readonly number[], share: number): number | undefined =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];

/** How much slower a phone is than this machine. */
const SLOWDOWN = 4;

/** Prints times. Those of the worker are multiplied, since the slowdown of the browser does not reach workers. */
export function printTimes({firstResult, wholeAnswer, firstBytes, longestTasks, keystrokes}: Times): void {
  const ofWorker = (share: number): string => milliseconds(SLOWDOWN * (percentile(keystrokes, share) ?? Number.NaN));
  const ofTasks = (share: number): string => {
    const longest = percentile(longestTasks, share) ?? Number.NaN;
    return longest === 0 ? 'below 50 ms' : milliseconds(longest);
  };
  console.log(
    `\n${table([
      ['times', 'slow 4G, processor 4 times slower'],
      ['opening to first result', milliseconds(firstResult)],
      ['opening to the whole answer', milliseconds(wholeAnswer)],
      ['bytes over the network before the first result', kilobytes(firstBytes)],
      [`longest task of the main thread, median of ${longestTasks.length} visits`, ofTasks(0.5)],
      ['longest task of the main thread in all of them', ofTasks(1)],
      [`worker per keystroke, p50 of ${keystrokes.length}, times ${SLOWDOWN}`, ofWorker(0.5)],
      [`worker per keystroke, p95, times ${SLOWDOWN}`, ofWorker(0.95)],
    ])}`,
  );
}
