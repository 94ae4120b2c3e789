/** The element that the fragment of an address names; a malformed or empty one names none. */
export function targetOf(hash: string): Element | null {
  try {
    // Firefox tells an error in the console when it is asked for an element without a name.
    return hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    return null;
  }
}
