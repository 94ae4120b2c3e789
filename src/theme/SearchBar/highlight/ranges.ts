import {foundForms, markedText} from '../../../search/engine/marks';
import {wordsOf} from '../../../search/text/words';

/** More marks than these do not help to find the place. */
const MAX_RANGES = 400;

/** What is not the text of the page: controls, and what the reader cannot see there. */
const leftOut =
  'script, style, button, select, textarea, [role="tab"], [aria-hidden="true"], nav, .theme-doc-toc-mobile';

/** The places below `root` with words of the query, in document order. Nothing is changed. */
export function rangesIn(root: Element, terms: ReadonlySet<string>): Range[] {
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node && ranges.length < MAX_RANGES; node = walker.nextNode()) {
    const text = node.nodeValue ?? '';
    if (!wordsOf(text).some((word) => foundForms(word, terms).length > 0)) continue;
    if (node.parentElement?.closest(leftOut)) continue;
    for (const [start, end] of markedText(text, terms).marks) {
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, end);
      ranges.push(range);
    }
  }
  return ranges;
}
