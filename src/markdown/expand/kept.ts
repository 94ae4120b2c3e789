import path from 'node:path';
import memoize from 'lodash/memoize';
import {kept} from '../../files/kept';
import {catalogDigest} from './digest';

/** What it holds can be deleted at any time. */
export const KEPT = path.resolve(__dirname, '../../../node_modules/.cache/expanded');

/** The digest of what pages are expanded from. Within one build nothing changes. */
export const digestOfBuild = memoize(() => catalogDigest());

/**
 * What `make` makes of a page, from the build before where neither the page nor anything else that pages are expanded from has
 * changed.
 *
 * @param file path of the page from the root of the site; any other is not kept
 */
export function keptText(source: string, file: string, make: () => string): string {
  if (process.env.NODE_ENV !== 'production' || path.isAbsolute(file) || file.startsWith('..')) return make();
  return kept(path.join(KEPT, file), `${digestOfBuild()}\0${source}`, make);
}
