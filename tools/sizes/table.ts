import {readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {filesBelow} from '../../src/files/files';

/** Bytes of a build, gzipped as a host would send them, by kind of file. */
export type Sizes = Readonly<Record<string, number>>;

const KINDS: readonly (readonly [kind: string, like: RegExp])[] = [
  ['Scripts on every page', /^assets\/js\/(?:main|runtime~main)\.[^/]+\.js$/],
  ['All scripts', /\.js$/],
  ['Style', /\.css$/],
  ['Pages (HTML)', /\.html$/],
  ['Search', /^search-/],
];

/** Bytes of a file, gzipped as a host would send it. */
export const gzipped = (file: string): number => gzipSync(readFileSync(file), {level: 9}).length;

/** Bytes, gzipped, of the files of a build whose paths are like this. */
export function gzippedIn(build: string, like: RegExp): number {
  const files = filesBelow(build).filter((file) => like.test(file));
  return files.reduce((sum, file) => sum + gzipped(path.join(build, file)), 0);
}

/** The sizes of a build. */
export const sizesOf = (build: string): Sizes =>
  Object.fromEntries(KINDS.map(([kind, like]) => [kind, gzippedIn(build, like)]));

/** Kilobytes of 1000 bytes with one decimal. */
export const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** The comparison as a table of Markdown, for the summary of a run. */
export function sizeTable(
  before: Sizes,
  after: Sizes,
  seconds: {readonly before: number; readonly after: number},
): string {
  const rows = Object.entries(after).map(([kind, size]) => {
    const old = before[kind] ?? 0;
    const change = size === old ? 'same' : `${size > old ? '+' : '−'}${kB(Math.abs(size - old))}`;
    return `| ${kind} | ${kB(old)} | ${kB(size)} | ${change} |`;
  });
  return [
    '| gzipped | base | this change | difference |',
    '|---|---:|---:|---:|',
    ...rows,
    `| Time of the build | ${seconds.before} s | ${seconds.after} s | |`,
    '',
  ].join('\n');
}
