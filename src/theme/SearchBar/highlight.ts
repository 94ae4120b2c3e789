// Marks the found words on the page of a result. Loaded when a result is opened.
import {ThemeClassNames} from '@docusaurus/theme-common';
import {isVisible} from '../../lib/element';
import {targetOf} from '../../lib/target';
import {markedText} from '../../search/engine/marks';

/** Milliseconds to wait for the search terms on the target page. */
const TIMEOUT = 5000;

/** Name of the highlight in style sheets: `::highlight(search)`. */
const NAME = 'search';
/** Set on the root element while there are marks, so that `::highlight` rules only apply then. */
const HAS_MARKS = 'data-search-marks';

/** The article of a docs page or post, or else the main element. */
const areaOf = (): Element | null => document.querySelector('main article') ?? document.querySelector('main');

/** More marks do not help readers find the passage. */
const MAX_RANGES = 400;

/** Elements without visible page text, and controls. */
const leftOut = `script, style, button, select, textarea, [role="tab"], [aria-hidden="true"], nav, .${ThemeClassNames.docs.docTocMobile}`;

/** Ranges of matching words below `root`, in document order. */
function rangesIn(root: Element, terms: ReadonlySet<string>): Range[] {
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

/** Selects the tab of a tab panel. */
function openTab(panel: Element): void {
  const tabs = panel.closest(`.${ThemeClassNames.tabs.container}`);
  const panels = [...(panel.parentElement?.querySelectorAll(':scope > [role="tabpanel"]') ?? [])];
  const tab = tabs?.querySelectorAll<HTMLElement>('[role="tab"]')[panels.indexOf(panel)];
  tab?.click();
}

/** Opens all `details` elements and tabs around an element. */
function reveal(element: Element): void {
  for (let around: Element | null = element; around; around = around.parentElement) {
    if (around instanceof HTMLDetailsElement) around.open = true;
    else if (around.matches('[role="tabpanel"][hidden]')) openTab(around);
  }
}

const follows = (node: Node, before: Node): boolean =>
  Boolean(before.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING);

/** The ranges between an element and the next heading. */
function rangesBehind(ranges: readonly Range[], target: Element): readonly Range[] {
  const headings = [...(target.closest('article, main')?.querySelectorAll('h1, h2, h3, h4, h5, h6') ?? [])];
  const next = headings.find((heading) => follows(heading, target));
  return ranges.filter(
    ({startContainer}) =>
      (target.contains(startContainer) || follows(startContainer, target)) && !(next && !follows(next, startContainer)),
  );
}

/**
 * Makes the target and a mark in its section visible: opens the containers that hide them, and scrolls there again, because
 * positions have changed.
 *
 * @param target target element of the URL, if it has an anchor
 */
function showFirst(ranges: readonly Range[], target: Element | null): void {
  const here = target ? rangesBehind(ranges, target) : ranges;
  const elements = here.map(({startContainer}) => startContainer.parentElement).filter((element) => element !== null);
  if (target && !isVisible(target)) reveal(target);
  const [first] = elements;
  if (first && !elements.some(isVisible)) reveal(first);
  else if (!target || isVisible(target)) return;
  (target ?? first)?.scrollIntoView();
}

/**
 * Marks words in the text of the page, for which it waits, with the CSS Custom Highlight API. That changes neither the DOM nor the URL.
 *
 * @param terms index terms
 * @param hash hash of the URL, including `#`
 * @returns removes the marks
 */
export function highlight(terms: readonly string[], hash: string): () => void {
  // Not all browsers support the API.
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
  const timer = setTimeout(stop, TIMEOUT);
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
