import {ThemeClassNames} from '@docusaurus/theme-common';
import {isVisible} from '../../../lib/element';

/** Selects the tab of a tab panel. */
function openTab(panel: Element): void {
  const tabs = panel.closest(`.${ThemeClassNames.tabs.container}`);
  const panels = [...(panel.parentElement?.querySelectorAll(':scope > [role="tabpanel"]') ?? [])];
  const tab = tabs?.querySelectorAll<HTMLElement>('[role="tab"]')[panels.indexOf(panel)];
  tab?.click();
}

/** Opens all `details` elements and tabs around an element. */
export function reveal(element: Element): void {
  for (let around: Element | null = element; around; around = around.parentElement) {
    if (around instanceof HTMLDetailsElement) around.open = true;
    else if (around.matches('[role="tabpanel"][hidden]')) openTab(around);
  }
}

const isHeading = 'h1, h2, h3, h4, h5, h6';

const follows = (node: Node, before: Node): boolean =>
  Boolean(before.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING);

/** The ranges between an element and the next heading. */
function rangesBehind(ranges: readonly Range[], target: Element): readonly Range[] {
  const headings = [...(target.closest('article, main')?.querySelectorAll(isHeading) ?? [])];
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
export function showFirst(ranges: readonly Range[], target: Element | null): void {
  const here = target ? rangesBehind(ranges, target) : ranges;
  const elements = here.map(({startContainer}) => startContainer.parentElement).filter((element) => element !== null);
  if (target && !isVisible(target)) reveal(target);
  const [first] = elements;
  if (first && !elements.some(isVisible)) reveal(first);
  else if (!target || isVisible(target)) return;
  (target ?? first)?.scrollIntoView();
}
