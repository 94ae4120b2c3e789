import {decoded} from '../../browser/target';

/** What a host may look at to find the file of a path. */
const formless = (path: string) =>
  decoded(path)
    .replaceAll(/\/{2,}/g, '/')
    .replace(/(?:\/index)?(?:\.html)?\/?$/, '')
    .toLowerCase();

/**
 * The path to show for a page that was reached in another form of it: with `.html`, `/index.html`, a slash at the end,
 * doubled slashes, encoded or capital letters.
 *
 * @param canonical address that the page names as its own, or undefined for a page without one
 * @returns undefined when the path is right, or when the page is not the one that was asked for
 */
export function canonicalPath(path: string, canonical: string | undefined): string | undefined {
  if (canonical === undefined) return undefined;
  const {pathname} = new URL(canonical);
  return path !== pathname && formless(path) === formless(pathname) ? pathname : undefined;
}
