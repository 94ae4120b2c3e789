import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {pageTitle} from './catalog';
import {DIGESTED} from './digested';

const SITE = path.resolve(__dirname, '../../..');

function filesBelow(folder: string): string[] {
  const entries = existsSync(folder) ? readdirSync(folder, {recursive: true, withFileTypes: true}) : [];
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

/**
 * One value for everything that pages are expanded from: the catalog with its schemas, the code that expands and
 * renders, the packages in the lockfile that do the same, and the titles of pages, which lists of related pages show.
 *
 * @returns 16 hexadecimal digits; equal content gives equal digits on every machine
 */
export function catalogDigest(site: string = SITE): string {
  const hash = createHash('sha256');
  const files = [
    ...DIGESTED.flatMap((folder) => filesBelow(path.join(site, folder))),
    path.join(site, 'package-lock.json'),
  ];
  for (const file of files.toSorted()) {
    hash.update(`${path.relative(site, file)}\0${readFileSync(file, 'utf8')}\0`);
  }
  const pages = ['docs', 'blog']
    .flatMap((folder) => filesBelow(path.join(site, folder)))
    .filter((file) => /\.mdx?$/.test(file));
  for (const page of pages.toSorted()) {
    const route = `/${path.relative(site, page).replace(/\.mdx?$/, '')}`;
    hash.update(`${route}\0${pageTitle(route, site) ?? ''}\0`);
  }
  return hash.digest('hex').slice(0, 16);
}
