/**
 * A path in which every percent sign that does not start a valid encoding is encoded itself, so that it can be decoded.
 *
 * @param path path of an address
 * @returns undefined when the path is well-formed
 */
export function mendedPath(path: string): string | undefined {
  if (isWellFormed(path)) return undefined;
  const stray = path.replaceAll(/%(?![0-9A-Fa-f]{2})/g, '%25');
  // What is left are encodings of bytes that are not UTF-8.
  return isWellFormed(stray) ? stray : path.replaceAll('%', '%25');
}

function isWellFormed(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
