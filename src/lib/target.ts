/** Decodes percent-encoding in a part of a URL. A malformed part is returned as it is. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The element that a fragment (`#id`, as in `location.hash`) points at; null for an empty fragment. */
export const targetOf = (hash: string): Element | null =>
  // Firefox logs a warning for the empty id.
  hash.length > 1 ? document.getElementById(decoded(hash.slice(1))) : null;
