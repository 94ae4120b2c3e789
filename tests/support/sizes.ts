import {readFileSync} from 'node:fs';
import {gzipSync} from 'node:zlib';

/** Bytes of a file, gzipped as a host would send it. */
export const gzipped = (file: string): number => gzipSync(readFileSync(file), {level: 9}).length;

/** Kilobytes of 1000 bytes with one decimal. */
export const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
