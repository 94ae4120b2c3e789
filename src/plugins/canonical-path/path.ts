const formless = (path: string) => path.replace(/(?:\/index)?\.html$/, '').replace(/\/$/, '');

/**
 * The path to show for a page that was reached in another form of it: with `.html`, `/index.html` or a slash.
 *
 * @param path path of the request
 * @param canonical address that the page names as its own, or undefined for a page without one
 * @returns undefined when the path is right, or when the page is not the one that was asked for
 */
export function canonicalPath(path: string, canonical: string | undefined): string | undefined {
  if (canonical === undefined) return undefined;
  const {pathname} = new URL(canonical);
  return path !== pathname && formless(path) === formless(pathname) ? pathname : undefined;
}
