import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import memoize from 'lodash/memoize';
import {filesBelow, writeWhole} from '../../src/lib/files';
import {isMap} from '../../src/lib/map';

/** Files of imported facts by path, as data. */
export type Folder = Readonly<Record<string, unknown>>;

/** Characters of a line in the files, so that small values stay on one line in a difference. */
const WIDTH = 140;

/** JSON with sorted keys, and one line for what fits. */
export function formatted(value: unknown, indent = ''): string {
  const flat = inOneLine(value);
  if (flat.length + indent.length <= WIDTH || typeof value !== 'object' || value === null) return flat;
  const inner = `${indent}  `;
  if (Array.isArray(value)) return `[\n${value.map((one) => inner + formatted(one, inner)).join(',\n')}\n${indent}]`;
  const fields = entriesOf(value as Record<string, unknown>);
  return `{\n${fields.map(([key, one]) => `${inner}${JSON.stringify(key)}: ${formatted(one, inner)}`).join(',\n')}\n${indent}}`;
}

/** JSON with sorted keys on one line. */
export function inOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inOneLine).join(', ')}]`;
  if (!isMap(value)) return JSON.stringify(value) ?? 'null';
  return `{${entriesOf(value)
    .map(([key, one]) => `${JSON.stringify(key)}: ${inOneLine(one)}`)
    .join(', ')}}`;
}

const entriesOf = (value: Record<string, unknown>): [string, unknown][] =>
  Object.entries(value)
    .filter(([, one]) => one !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));

/** The files of a folder of imported facts. */
export const readFolder = (folder: string): Folder =>
  Object.fromEntries(
    filesBelow(folder, '.json').map((file) => [
      file,
      JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as unknown,
    ]),
  );

/** Replaces the files of a folder of imported facts. */
export function writeFolder(folder: string, files: Folder): void {
  rmSync(folder, {recursive: true, force: true});
  for (const [file, content] of Object.entries(files)) writeWhole(path.join(folder, file), `${formatted(content)}\n`);
}

/** The folder of the imported facts, below the root of the project. */
export const PRODUCT = 'src/catalog/product';

export const productFolder = memoize((root: string): Folder => readFolder(path.join(root, PRODUCT)));
