import type {Element, ElementContent, RootContent} from 'hast';
import {element, isElement, plainText, text} from './hast';

const CAUSE = 'Cause: ';

/**
 * A problem in one line, which opens in place: its message or title, then its cause (src/css/entries.css).
 *
 * @param title a heading or the message
 * @param rest what follows; the line repeats its first paragraph if it is the cause
 */
export function messageRow(title: Element, rest: readonly ElementContent[]): Element {
  const first = rest[0] ? plainText(rest[0]) : '';
  // Plain text, because a summary must not contain links. Screen readers read the paragraph instead.
  const cause = element('span', {ariaHidden: 'true'}, text(first.slice(CAUSE.length)));
  const line = first.startsWith(CAUSE) ? [title, cause] : [title];
  return element('details', {className: ['problem']}, element('summary', {}, ...line), ...rest);
}

/** Makes a row of each section of the third level. */
export function foldSections(nodes: readonly RootContent[]): RootContent[] {
  const sections: RootContent[][] = [[]];
  for (const node of nodes) {
    if (isElement(node, 'h2') || isElement(node, 'h3')) sections.push([]);
    sections.at(-1)!.push(node);
  }
  return sections.flatMap(([first, ...rest]): RootContent[] => {
    if (first === undefined) return [];
    if (!isElement(first, 'h3')) return [first, ...rest];
    const content = rest.filter((one) => one.type !== 'text' || one.value.trim() !== '');
    return [messageRow(first, content as ElementContent[])];
  });
}
