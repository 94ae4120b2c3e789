import {cpSync, readFileSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from '../../../src/lib/files';
import {folderWith} from '../../support/folder';

const root = path.resolve(__dirname, '../../..');

/** The parts of the repository that `new` and `check` read. */
const PARTS = 'docs blog src static tools sidebars.ts package.json tsconfig.json cspell.json project-words.txt'.split(
  ' ',
);

/** A copy of the repository, as editors and git on Windows write it if `windows`. Deleted when the process exits. */
export function copyOf(windows = false): string {
  const folder = folderWith();
  for (const name of PARTS) cpSync(path.join(root, name), path.join(folder, name), {recursive: true});
  for (const file of windows ? filesBelow(folder, ...TEXTS) : []) {
    const text = readFileSync(path.join(folder, file), 'utf8').replaceAll('\n', '\r\n');
    writeFileSync(path.join(folder, file), text);
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  return folder;
}

const TEXTS = ['.md', '.mdx', '.ts', '.tsx', '.yaml', '.yml', '.json', '.txt'];
