import {posix} from 'node:path';

/** Control characters and the backslash, which browsers treat as a slash: `/\host` is another site. */
// oxlint-disable-next-line no-control-regex
const refused = /[\\\u0000-\u001F\u007F]/;

/** Characters with the same meaning encoded and unencoded. Page addresses contain no others. */
export const plain = '[A-Za-z0-9._~/-]';

const isPlain = new RegExp(`^${plain}+$`);

/** A path as it is written into an address. It can be encoded already. */
export function encodedPath(path: string): string {
  try {
    return encodeURI(decodeURI(path));
  } catch {
    return encodeURI(path);
  }
}

/** The normalized path of a request. */
interface AskedPath {
  /** The decoded path without doubled slashes and dot segments. */
  readonly path: string;
  /** Whether the request spells a plain path differently, which requires a redirect. */
  readonly misspelt: boolean;
}

/**
 * Parses a request target.
 *
 * @returns undefined if it cannot be a file: malformed encoding, a backslash or control characters
 */
export function askedPath(target: string): AskedPath | undefined {
  const raw = target.split('?', 1)[0] ?? '';
  try {
    const decoded = decodeURIComponent(raw);
    const path = decoded.startsWith('/') && !refused.test(decoded) ? posix.normalize(decoded) : undefined;
    return path === undefined ? undefined : {path, misspelt: path !== raw && isPlain.test(path)};
  } catch {
    return undefined;
  }
}

/**
 * The canonical form of a path with capital letters, because charts, Docker Hub and other sites link to `/docs/scanners/SSLyze`. Also
 * removes `.html`, `/index.html` and a trailing slash, so that one redirect is enough.
 *
 * @param path decoded, starts with `/`
 * @returns undefined for a path without capital letters
 */
export function lowerCasePath(path: string): string | undefined {
  if (!/[A-Z]/.test(path)) return undefined;
  return path.toLowerCase().replace(/(?:\/index\.html|\.html|\/index|\/)$/, '') || '/';
}
