import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import memoize from 'lodash/memoize';
import {filesBelow, writeWhole} from '../../src/lib/files';
import {isMap} from '../../src/lib/map';

/** Pages except posts, which keep the facts of their time, and parts of pages. */
export const pagesBelow = (root: string): readonly string[] =>
  ['docs', 'src/pages'].flatMap((folder) =>
    filesBelow(path.join(root, folder), '.md', '.mdx').map((file) => `${folder}/${file}`),
  );

/** The files of the catalog that people write. */
export const entriesBelow = (root: string): readonly string[] =>
  filesBelow(path.join(root, 'src/catalog'), '.yaml').map((file) => `src/catalog/${file}`);

/** Files of imported facts by path, as data. */
export type Folder = Readonly<Record<string, unknown>>;

/** Characters of a line in the files, so that small values stay on one line in a difference. */
const WIDTH = 140;

/** Fields whose keys keep the order of the product, because defaults are shown as they are written there. */
const ORDERED = 'values';

/** JSON with sorted keys, and one line for what fits. */
export function formatted(value: unknown, indent = '', sorted = true): string {
  const flat = inOneLine(value, sorted);
  if (flat.length + indent.length <= WIDTH || typeof value !== 'object' || value === null) return flat;
  const inner = `${indent}  `;
  if (Array.isArray(value))
    return `[\n${value.map((one) => inner + formatted(one, inner, sorted)).join(',\n')}\n${indent}]`;
  const fields = entriesOf(value as Record<string, unknown>, sorted);
  const lines = fields.map(
    ([key, one]) => `${inner}${JSON.stringify(key)}: ${formatted(one, inner, sorted && key !== ORDERED)}`,
  );
  return `{\n${lines.join(',\n')}\n${indent}}`;
}

/** JSON on one line, with sorted keys by default. */
export function inOneLine(value: unknown, sorted = true): string {
  if (Array.isArray(value)) return `[${value.map((one) => inOneLine(one, sorted)).join(', ')}]`;
  if (!isMap(value)) return JSON.stringify(value) ?? 'null';
  const fields = entriesOf(value, sorted);
  return `{${fields.map(([key, one]) => `${JSON.stringify(key)}: ${inOneLine(one, sorted && key !== ORDERED)}`).join(', ')}}`;
}

function entriesOf(value: Record<string, unknown>, sorted: boolean): [string, unknown][] {
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  return sorted ? entries.toSorted(([a], [b]) => (a < b ? -1 : 1)) : entries;
}

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
