import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from '../../text/files';
import {pageTitle} from './catalog';
import {DIGESTED} from './digested';

const SITE = path.resolve(__dirname, '../../..');

/**
 * One value for everything that pages are expanded from: the catalog with its schemas, the code that expands and
 * renders, the packages in the lockfile that do the same, and the titles of pages, which lists of related pages show.
 *
 * @returns 16 hexadecimal digits; equal content gives equal digits on every machine
 */
export function catalogDigest(site: string = SITE): string {
  const hash = createHash('sha256');
  const below = (...folders: readonly string[]): string[] =>
    folders.flatMap((folder) => filesBelow(path.join(site, folder)).map((file) => `${folder}/${file}`));
  for (const file of [...below(...DIGESTED), 'package-lock.json'].toSorted()) {
    hash.update(`${file}\0${readFileSync(path.join(site, file), 'utf8')}\0`);
  }
  for (const page of below('docs', 'blog').filter((file) => /\.mdx?$/.test(file))) {
    const route = `/${page.replace(/\.mdx?$/, '')}`;
    hash.update(`${route}\0${pageTitle(route, site) ?? ''}\0`);
  }
  return hash.digest('hex').slice(0, 16);
}
