import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow, writeWhole} from './files';

const SEAL = 32;

const sealOf = (key: string, content: string | Uint8Array): Buffer =>
  createHash('sha256').update(`${key}\0`).update(content).digest();

/** What a build before this one has kept in a file, if it was made for the same key and nothing has changed it since. */
export function readKept(file: string, key: string): Buffer | undefined {
  try {
    const held = readFileSync(file);
    const content = held.subarray(SEAL);
    return held.subarray(0, SEAL).equals(sealOf(key, content)) ? content : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps something for later builds. The file can be deleted at any time. */
export const keep = (file: string, key: string, content: string | Uint8Array): void =>
  writeWhole(file, Buffer.concat([sealOf(key, content), Buffer.from(content)]));

/**
 * What `make` makes, taken over from a build before this one where that had the same key.
 *
 * @param key everything that it is made of
 */
export function kept<Value>(file: string, key: string, make: () => Value): Value {
  const found = readKept(file, key);
  if (found) return JSON.parse(String(found)) as Value;
  const value = make();
  keep(file, key, JSON.stringify(value));
  return value;
}

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
