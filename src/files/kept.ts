import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {writeWhole} from './files';

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
