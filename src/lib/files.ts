// Lists and writes files during the build.
import {existsSync, mkdirSync, readdirSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/**
 * Sorted relative paths of files in a folder and its subfolders, with forward slashes. Empty if the folder does not exist.
 * @param endings File name suffixes; all files if omitted.
 */
export function filesBelow(folder: string, ...endings: readonly string[]): string[] {
  const entries = existsSync(folder) ? readdirSync(folder, {recursive: true, withFileTypes: true}) : [];
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => endings.length === 0 || endings.some((ending) => file.endsWith(ending)))
    .toSorted();
}

/** Writes a file and creates its folders. The file is renamed last, so that an interrupted process leaves no partial file. */
export function writeWhole(file: string, content: string | Uint8Array): void {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(`${file}.${process.pid}`, content);
  renameSync(`${file}.${process.pid}`, file);
}
