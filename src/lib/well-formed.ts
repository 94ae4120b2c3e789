// Corrects addresses that cannot be decoded.
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
export const wellFormed = ({pathname, hash}: Pick<Location, 'pathname' | 'hash'>) => ({
  path: decodable(pathname).replace(/^\/\//, '/%2F'),
  fragment: decodable(hash),
  /** Whether the path cannot be decoded, which is reported as an error. */
  isMalformed: !isDecodable(pathname),
});
