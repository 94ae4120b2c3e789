import {createHash} from 'node:crypto';
import path from 'node:path';
import {filesBelow} from '../../files/files';
import {digestOf} from '../../files/kept';
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
  const below = (...folders: readonly string[]): string[] =>
    folders.flatMap((folder) => filesBelow(path.join(site, folder)).map((file) => `${folder}/${file}`));
  const hash = createHash('sha256').update(digestOf(site, [...below(...DIGESTED), 'package-lock.json']));
  for (const page of below('docs', 'blog').filter((file) => /\.mdx?$/.test(file))) {
    const route = `/${page.replace(/\.mdx?$/, '')}`;
    hash.update(`${route}\0${pageTitle(route, site) ?? ''}\0`);
  }
  return hash.digest('hex').slice(0, 16);
}
