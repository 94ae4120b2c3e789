import {ThemeClassNames} from '@docusaurus/theme-common';
import {markedText} from '../../../search/engine/marks';

/** More marks do not help readers find the passage. */
const MAX_RANGES = 400;

/** Elements without visible page text, and controls. */
const leftOut = `script, style, button, select, textarea, [role="tab"], [aria-hidden="true"], nav, .${ThemeClassNames.docs.docTocMobile}`;

/** Ranges of matching words below `root`, in document order. */
export function rangesIn(root: Element, terms: ReadonlySet<string>): Range[] {
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node && ranges.length < MAX_RANGES; node = walker.nextNode()) {
    const text = node.nodeValue ?? '';
    const {marks} = markedText(text, terms);
    if (marks.length === 0 || node.parentElement?.closest(leftOut)) continue;
    for (const [start, end] of marks) {
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, end);
      ranges.push(range);
    }
  }
  return ranges;
}
