function isWellFormed(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** The path with every percent sign encoded that does not start a valid encoding. */
function decodable(path: string): string {
  if (isWellFormed(path)) return path;
  const stray = path.replaceAll(/%(?![0-9A-Fa-f]{2})/g, '%25');
  // What is left are encodings of bytes that are not UTF-8.
  return isWellFormed(stray) ? stray : path.replaceAll('%', '%25');
}

/** What is wrong with a path, and the path that can be used instead, which no page has either. */
export interface Mend {
  readonly path: string;
  /** True when the path cannot be decoded, which is an error to report. */
  readonly malformed: boolean;
}

/**
 * Mends a path that the router cannot work with: percent signs that encode nothing, and two slashes at the start, which
 * browsers read as the name of a host when the address changes.
 *
 * @returns undefined when the path is sound
 */
export function mendedPath(path: string): Mend | undefined {
  const mended = decodable(path).replace(/^\/\//, '/%2F');
  return mended === path ? undefined : {path: mended, malformed: !isWellFormed(path)};
}
