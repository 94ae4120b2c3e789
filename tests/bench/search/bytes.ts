import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, gzipSync} from 'node:zlib';

/** Bytes of a file: as it is, with gzip at its best, with Brotli. */
export interface Sizes {
  readonly name: string;
  readonly raw: number;
  readonly gz: number;
  readonly br: number;
}

const sizesOf = (name: string, content: Buffer): Sizes => ({
  name,
  raw: content.length,
  gz: gzipSync(content, {level: 9}).length,
  br: brotliCompressSync(content).length,
});

/** Sums sizes under one name. */
export const sumOf = (name: string, sizes: readonly Sizes[]): Sizes => ({
  name,
  raw: sizes.reduce((sum, {raw}) => sum + raw, 0),
  gz: sizes.reduce((sum, {gz}) => sum + gz, 0),
  br: sizes.reduce((sum, {br}) => sum + br, 0),
});

/** Sizes of the files of a folder, below it too, that `test` takes, by their paths relative to it. */
export const filesOf = (folder: string, test: (file: string) => boolean): Sizes[] =>
  readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter(test)
    .toSorted()
    .map((file) => sizesOf(file, readFileSync(path.join(folder, file))));
