import {readdir} from 'node:fs/promises';
import path from 'node:path';

/** All files below `dir` with one of the endings, relative to it with `/`, sorted. */
export async function filesBelow(dir: string, ...endings: string[]): Promise<string[]> {
  const entries = await readdir(dir, {recursive: true, withFileTypes: true});
  return entries
    .filter(
      (entry) => entry.isFile() && (endings.length === 0 || endings.some((ending) => entry.name.endsWith(ending))),
    )
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .toSorted();
}

/** The name of the page of a route in the build, without its ending. */
export const pageName = (route: string, baseUrl: string): string =>
  route.slice(baseUrl.length).replace(/\.html$/, '') || 'index';
