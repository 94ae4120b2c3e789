import {existsSync, mkdirSync, readdirSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/**
 * The files below a folder with one of the endings, all of them without: their paths from there with forward slashes, sorted.
 * None where there is no folder.
 */
export function filesBelow(folder: string, ...endings: readonly string[]): string[] {
  const entries = existsSync(folder) ? readdirSync(folder, {recursive: true, withFileTypes: true}) : [];
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => endings.length === 0 || endings.some((ending) => file.endsWith(ending)))
    .toSorted();
}

/** Writes a file and its folders. The file gets its name last, so that an interrupted process leaves no partial file. */
export function writeWhole(file: string, content: string | Uint8Array): void {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(`${file}.${process.pid}`, content);
  renameSync(`${file}.${process.pid}`, file);
}
