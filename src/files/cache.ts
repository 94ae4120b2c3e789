import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {writeWhole} from './files';

const SEAL = 32;

const sealOf = (key: string, content: string | Uint8Array): Buffer =>
  createHash('sha256').update(`${key}\0`).update(content).digest();

/** The content from an earlier build, or undefined if the cache key differs or the file is missing or damaged. */
export function readCache(file: string, key: string): Buffer | undefined {
  try {
    const held = readFileSync(file);
    const content = held.subarray(SEAL);
    return held.subarray(0, SEAL).equals(sealOf(key, content)) ? content : undefined;
  } catch {
    return undefined;
  }
}

/** Caches content for later builds. The file can be deleted at any time. */
export const writeCache = (file: string, key: string, content: string | Uint8Array): void =>
  writeWhole(file, Buffer.concat([sealOf(key, content), Buffer.from(content)]));
