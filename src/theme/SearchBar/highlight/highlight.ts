import {HIGHLIGHT_TIMEOUT} from '../../../search/constants';
import {rangesIn} from './ranges';
import {showFirst} from './reveal';
import {targetOf} from '../../../browser/target';

/** Name of the marks in style sheets: `::highlight(search)`. */
const NAME = 'search';
/** On the root element while there are marks, so that style sheets ask for them only then. */
const HAS_MARKS = 'data-search-marks';

/** The text of a docs page or post; the main area of other pages. */
const areaOf = (): Element | null => document.querySelector('main article') ?? document.querySelector('main');

/**
 * Marks words in the text of the page through the CSS Custom Highlight API, which changes neither the document nor the
 * address. The text is looked for until it is there, 5000 ms at most.
 *
 * @param terms as the index has them
 * @param hash of the address, with `#`
 * @returns takes the marks away
 */
export function highlight(terms: readonly string[], hash: string): () => void {
  // A browser without the API shows the page without marks.
  if (typeof Highlight === 'undefined' || !CSS.highlights) return () => {};
  const wanted = new Set(terms);
  const mark = (): boolean => {
    const area = areaOf();
    const ranges = area ? rangesIn(area, wanted) : [];
    if (ranges.length === 0) return false;
    CSS.highlights.set(NAME, new Highlight(...ranges));
    document.documentElement.toggleAttribute(HAS_MARKS, true);
    showFirst(ranges, targetOf(hash));
    return true;
  };
  let scheduled = 0;
  const observer = new MutationObserver(() => {
    cancelAnimationFrame(scheduled);
    scheduled = requestAnimationFrame(() => {
      if (mark()) stop();
    });
  });
  const stop = (): void => {
    observer.disconnect();
    cancelAnimationFrame(scheduled);
  };
  const timer = setTimeout(stop, HIGHLIGHT_TIMEOUT);
  const clear = (): void => {
    clearTimeout(timer);
    stop();
    CSS.highlights.delete(NAME);
    document.documentElement.removeAttribute(HAS_MARKS);
    document.removeEventListener('keydown', onKey);
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') clear();
  };
  document.addEventListener('keydown', onKey);
  if (!mark()) observer.observe(document.body, {childList: true, subtree: true, characterData: true});
  return clear;
}
