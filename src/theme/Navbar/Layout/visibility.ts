/** The scroll position of a page, in CSS pixels. */
interface ScrollState {
  /** How far it is scrolled. */
  readonly top: number;
  /** How far it was scrolled before; undefined when that is not known. */
  readonly last: number | undefined;
  /** Height of the navbar. */
  readonly bar: number;
  /** Height of the window. */
  readonly viewport: number;
  /** Height of the whole page. */
  readonly page: number;
}

/**
 * Whether a navbar that hides on scroll is shown: at the top of the page, near its bottom (no more than the height of the
 * bar remains below the window), and on scrolling up. It hides on scrolling down past its height.
 *
 * @returns undefined when nothing has changed
 */
export function visibility({top, last, bar, viewport, page}: ScrollState): boolean | undefined {
  if (top < bar) return true;
  if (page - (top + viewport) <= bar) return true;
  if (last === undefined || top === last) return undefined;
  return top < last;
}
