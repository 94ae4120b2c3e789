// Corrects addresses that the router cannot decode.

function isDecodable(part: string): boolean {
  try {
    decodeURIComponent(part);
    return true;
  } catch {
    return false;
  }
}

/** Escapes percent signs that do not start a valid encoding. */
function decodable(part: string): string {
  if (isDecodable(part)) return part;
  const encoded = part.replaceAll(/%(?![0-9A-Fa-f]{2})/g, '%25');
  // The remaining encodings are not UTF-8.
  return isDecodable(encoded) ? encoded : part.replaceAll('%', '%25');
}

/**
 * Path and fragment of an address in a form that the router can decode. Two leading slashes are also encoded, because browsers parse them
 * as a host when the address changes.
 */
const wellFormed = ({pathname, hash}: Pick<Location, 'pathname' | 'hash'>) => ({
  path: decodable(pathname).replace(/^\/\//, '/%2F'),
  fragment: decodable(hash),
  /** Whether the path cannot be decoded, which is reported as an error. */
  isMalformed: !isDecodable(pathname),
});

/**
 * Replaces an address that the router cannot decode. A malformed path is reported as a URIError; no page has the new path, so the 404 page
 * is shown. A malformed fragment has no target and is replaced without a report, as are two leading slashes.
 */
function replaceMalformed(): void {
  const {path, fragment, isMalformed} = wellFormed(location);
  if (path === location.pathname && fragment === location.hash) return;
  if (isMalformed) reportError(new URIError(`The path of this address is malformed: ${location.pathname}`));
  history.replaceState(history.state, '', path + location.search + fragment);
}

// Must run before the router reads the address, because the router would throw.
if (typeof document !== 'undefined') {
  replaceMalformed();
  window.addEventListener('popstate', replaceMalformed);
}
