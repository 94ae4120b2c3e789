import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from './files';

/** SHA-256 of a file's content or of a text, in hexadecimal. */
export const sha256 = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');

/** One value for what files hold: 16 hexadecimal digits, the same on every machine. */
export function digestOf(root: string, files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files.toSorted()) hash.update(`${file}\0${readFileSync(path.join(root, file), 'utf8')}\0`);
  return hash.digest('hex').slice(0, 16);
}

/** {@link digestOf} all files of some folders, and the lockfile: code with the packages that it uses. */
export const digestOfCode = (root: string, folders: readonly string[]): string =>
  digestOf(root, [
    ...folders.flatMap((folder) => filesBelow(path.join(root, folder)).map((file) => `${folder}/${file}`)),
    'package-lock.json',
  ]);
