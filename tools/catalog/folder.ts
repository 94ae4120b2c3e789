import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import memoize from 'lodash/memoize';
import {filesBelow, writeWhole} from '../../src/lib/files';
import {isMap} from '../../src/lib/map';
import {readSource} from '../../src/lib/source';

/** Pages except posts, which keep the facts of their time, and parts of pages. */
export const pagesBelow = (root: string): readonly string[] =>
  ['docs', 'src/pages'].flatMap((folder) =>
    filesBelow(path.join(root, folder), '.md', '.mdx').map((file) => `${folder}/${file}`),
  );

/** The files of the catalog that people write. */
export const entriesBelow = (root: string): readonly string[] =>
  filesBelow(path.join(root, 'src/catalog'), '.yaml').map((file) => `src/catalog/${file}`);

/** A file that people wrote: a page, a part of one, or the catalog. */
export interface Written {
  readonly file: string;
  readonly source: string;
}

/** Pages except posts, parts of pages, and the catalog. */
export const readWritten = (root: string): readonly Written[] =>
  [...pagesBelow(root), ...entriesBelow(root)].map((file) => ({file, source: readSource(path.join(root, file))}));

/** The lines of a file that pass a test. */
export const linesIn = ({file, source}: Written, test: (text: string) => boolean) =>
  source.split('\n').flatMap((text, index) => (test(text) ? [{file, line: index + 1, text: text.trim()}] : []));

/** Files of imported facts by path, as data. */
export type Folder = Readonly<Record<string, unknown>>;

/** The files with names of the product: of charts, kinds, findings, code and scbctl. */
export const filesWithNames = (folder: Folder): readonly [file: string, facts: unknown][] =>
  Object.entries(folder).filter(([file]) => /^(?:charts|crds|findings|names)\/|^scbctl/.test(file));

/** Sorts keys, except below `values`: defaults are shown in the order of the product. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isMap(value)) return value;
  const keys = Object.keys(value).toSorted();
  return Object.fromEntries(keys.map((key) => [key, key === 'values' ? value[key] : sorted(value[key])]));
}

/** JSON on one line, with a space after each comma and colon. */
export const inOneLine = (value: unknown): string =>
  JSON.stringify(sorted(value), null, 1)
    .replaceAll(/(?<=[[{])\n *|\n *(?=[\]}])/g, '')
    .replaceAll(/\n */g, ' ');

/** Writes facts with sorted keys. */
export const writeFacts = (file: string, facts: unknown): void =>
  writeWhole(file, `${JSON.stringify(sorted(facts), null, 2)}\n`);

/** Replaces the files of a folder of imported facts. */
export function writeFolder(folder: string, files: Folder): void {
  rmSync(folder, {recursive: true, force: true});
  for (const [file, content] of Object.entries(files)) writeFacts(path.join(folder, file), content);
}

/** The folder of the imported facts, below the root of the project. */
export const PRODUCT = 'src/catalog/product';

/** The imported facts of the site. */
export const productFolder = memoize((root: string): Folder => {
  const read = (file: string): unknown => JSON.parse(readFileSync(path.join(root, PRODUCT, file), 'utf8'));
  return Object.fromEntries(filesBelow(path.join(root, PRODUCT), '.json').map((file) => [file, read(file)]));
});
