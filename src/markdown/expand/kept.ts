import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import memoize from 'lodash/memoize';
import {writeWhole} from '../../text/files';
import {catalogDigest} from './digest';

/** What it holds can be deleted at any time. */
export const KEPT = path.resolve(__dirname, '../../../node_modules/.cache/expanded');

/** Within one build nothing changes. */
const digest = memoize(() => catalogDigest());

function read(place: string): string {
  try {
    return readFileSync(place, 'utf8');
  } catch {
    return '';
  }
}

/**
 * What `make` makes of a page, from the build before where neither the page nor anything else that pages are expanded from has
 * changed.
 *
 * @param file path of the page from the root of the site; any other is not kept
 */
export function keptText(source: string, file: string, make: () => string): string {
  if (process.env.NODE_ENV !== 'production' || path.isAbsolute(file) || file.startsWith('..')) return make();
  const key = createHash('sha256').update(`${digest()}\0${source}`).digest('hex');
  const place = path.join(KEPT, file);
  const kept = read(place);
  if (kept.startsWith(key)) return kept.slice(key.length);
  const text = make();
  writeWhole(place, key + text);
  return text;
}
