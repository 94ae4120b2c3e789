import {readFileSync} from 'node:fs';
import {gzipSync} from 'node:zlib';

/** Gzipped bytes of a file. */
export const gzipped = (file: string): number => gzipSync(readFileSync(file), {level: 9}).length;

/** Kilobytes (1000 bytes) with one decimal. */
export const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
