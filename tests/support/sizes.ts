import {readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {filesBelow} from '../../src/files/files';

/** Bytes of a file, gzipped as a host would send it. */
export const gzipped = (file: string): number => gzipSync(readFileSync(file), {level: 9}).length;

/** Bytes, gzipped, of the files of a build whose paths match. */
export function gzippedIn(build: string, like: RegExp): number {
  const files = filesBelow(build).filter((file) => like.test(file));
  return files.reduce((sum, file) => sum + gzipped(path.join(build, file)), 0);
}

/** Kilobytes of 1000 bytes with one decimal. */
export const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
