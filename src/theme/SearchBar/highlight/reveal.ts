import {isVisible} from '../../../browser/element';

/** Shows the panel of a set of tabs, as a reader would: by its tab. */
function openTab(panel: Element): void {
  const tabs = panel.closest('.tabs-container') ?? panel.parentElement?.parentElement;
  const panels = [...(panel.parentElement?.querySelectorAll(':scope > [role="tabpanel"]') ?? [])];
  const tab = tabs?.querySelectorAll<HTMLElement>('[role="tab"]')[panels.indexOf(panel)];
  tab?.click();
}

/** Opens everything closed around an element. */
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
 * Makes sure that the reader sees a mark: opens what hides all marks of the section, and goes there again, since what
 * was opened has moved it.
 *
 * @param target of the address, if it has an anchor
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
