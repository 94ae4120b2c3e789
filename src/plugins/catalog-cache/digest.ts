import {createHash} from 'node:crypto';
import path from 'node:path';
import {digestOfCode} from '../../lib/digest';
import {filesBelow} from '../../lib/files';
import {pageTitle} from '../../markdown/expand/catalog';
import {readGuides} from '../../markdown/guides';

/** Folders that affect the HTML of a page, in addition to the page itself. */
const SOURCES = ['catalog', 'lib', 'markdown', 'simulator', 'site'].map((folder) => `src/${folder}`);

/**
 * A digest of everything that expansion depends on: the catalog with its schemas, the code that expands and renders, the packages that it
 * uses according to the lockfile, and what other pages show of a page: its title, and the facts and links of a guide.
 *
 * @returns 16 hexadecimal digits, independent of the machine
 */
export function catalogDigest(site: string): string {
  const hash = createHash('sha256').update(digestOfCode(site, SOURCES));
  for (const folder of ['docs', 'blog'])
    for (const page of filesBelow(path.join(site, folder), '.md', '.mdx')) {
      const route = `/${folder}/${page.replace(/\.mdx?$/, '')}`;
      hash.update(`${route}\0${pageTitle(route, site) ?? ''}\0`);
    }
  hash.update(JSON.stringify(readGuides(site)));
  return hash.digest('hex').slice(0, 16);
}
