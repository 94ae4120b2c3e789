import {createHash} from 'node:crypto';
import {sha256} from '../../files/digest';
import type {Page} from '../route-shards/split';

/** What the HTML of pages is made of. */
export interface Means {
  /** The files of the server's scripts, always in the same order. */
  readonly scripts: readonly string[];
  /** Answers the text of one of them. */
  readonly textOf: (file: string) => string;
  readonly pages: readonly Pick<Page, 'path' | 'chunks'>[];
  /** What else all pages depend on. */
  readonly rest: string;
}

const chunk = /([^/]+)\.([\da-f]{8})\.js$/;

/**
 * Answers by the path of a page one value for everything that its HTML is made of: all scripts of the server but the chunks of other
 * pages. A page whose chunks are not known has none.
 */
export function keysOf({scripts, textOf, pages, rest}: Means): (path: string) => string | undefined {
  const chunksOf = new Map(pages.map(({path, chunks}) => [path, chunks]));
  const ofPages = new Set([...chunksOf.values()].flat());
  const digests = new Set(scripts.map((file) => `"${chunk.exec(file)?.[2]}"`));
  const known = new Map<string, string>();
  const all = createHash('sha256').update(rest);
  for (const file of scripts) {
    const name = chunk.exec(file)?.[1];
    if (name !== undefined && ofPages.has(name)) known.set(name, sha256(textOf(file)));
    else if (name !== undefined) all.update(`\0${name}\0${textOf(file)}`);
    // It lists the digests of all chunks.
    else all.update(`\0${textOf(file).replaceAll(/"[\da-f]{8}"/g, (found) => (digests.has(found) ? '' : found))}`);
  }
  const ofAll = all.digest('hex');
  return (path) => {
    const own = chunksOf.get(path);
    // What is in the script of all pages has no file.
    return own && sha256([ofAll, ...own.map((name) => known.get(name) ?? '')].join());
  };
}
