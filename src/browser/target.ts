/** A part of an address as people read it; one whose encoding is malformed stays as it is. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The element that the fragment of an address names; an empty one names none. */
export const targetOf = (hash: string): Element | null =>
  // Firefox tells an error in the console when it is asked for an element without a name.
  hash.length > 1 ? document.getElementById(decoded(hash.slice(1))) : null;
