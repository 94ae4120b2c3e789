import {createHash} from 'node:crypto';
import path from 'node:path';
import {filesBelow} from '../../lib/files';
import {digestOfCode} from '../../lib/digest';
import {readGuides} from '../guides';
import {pageTitle} from './catalog';

const SITE = path.resolve(__dirname, '../../..');

/** Folders that affect the HTML of a page, in addition to the page itself. */
const MADE_FROM = 'catalog catalog/schema simulator markdown text files config'
  .split(' ')
  .map((folder) => `src/${folder}`);

/**
 * A digest of everything that expansion depends on: the catalog with its schemas, the code that expands and renders, the packages that it
 * uses according to the lockfile, and what other pages show of a page: its title, and the facts and links of a guide.
 *
 * @returns 16 hexadecimal digits, independent of the machine
 */
export function catalogDigest(site: string = SITE): string {
  const hash = createHash('sha256').update(digestOfCode(site, MADE_FROM));
  for (const folder of ['docs', 'blog'])
    for (const page of filesBelow(path.join(site, folder), '.md', '.mdx')) {
      const route = `/${folder}/${page.replace(/\.mdx?$/, '')}`;
      hash.update(`${route}\0${pageTitle(route, site) ?? ''}\0`);
    }
  hash.update(JSON.stringify(readGuides(site)));
  return hash.digest('hex').slice(0, 16);
}
