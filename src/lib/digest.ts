// SHA-256 digests of texts and files.
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from './files';

/** SHA-256 digest in hexadecimal. */
export const sha256 = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');

/** Digest of the paths and contents of files: 16 hexadecimal digits, the same on every machine. */
export function digestOf(root: string, files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files.toSorted()) hash.update(`${file}\0${readFileSync(path.join(root, file), 'utf8')}\0`);
  return hash.digest('hex').slice(0, 16);
}

/** {@link digestOf} all files in folders, and the lockfile, because code depends on its packages. */
export const digestOfCode = (root: string, folders: readonly string[]): string =>
  digestOf(root, [
    ...folders.flatMap((folder) => filesBelow(path.join(root, folder)).map((file) => `${folder}/${file}`)),
    'package-lock.json',
  ]);
