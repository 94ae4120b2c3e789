/**
 * The canonical form of a path that was asked for with capital letters: charts, Docker Hub and other sites link to
 * `/docs/scanners/SSLyze`. Also drops `.html`, `/index.html` and a slash at the end, so that one redirect is enough.
 *
 * @param path decoded, starts with `/`
 * @returns undefined for a path without capital letters
 */
export function lowerCasePath(path: string): string | undefined {
  if (!/[A-Z]/.test(path)) return undefined;
  return path.toLowerCase().replace(/(?:\/index\.html|\.html|\/index|\/)$/, '') || '/';
}
