import type {Element, ElementContent, RootContent} from 'hast';
import {element, isElement, plainText} from './hast';

const isCause = (node: RootContent): node is Element => isElement(node, 'p') && plainText(node).startsWith('Cause:');

/**
 * A problem in one line, which opens in place: its message or title, then its cause (src/css/entries.css).
 *
 * @param title a heading or the message
 * @param rest what follows; its first paragraph moves into the line if it is the cause
 */
export function messageRow(title: Element, rest: readonly ElementContent[]): Element {
  const [first, ...others] = rest;
  const cause = first && isCause(first) ? first : undefined;
  const line = cause ? [title, element('span', {className: ['cause']}, ...cause.children)] : [title];
  return element('details', {className: ['message']}, element('summary', {}, ...line), ...(cause ? others : rest));
}

/** Makes a row of each section of the third level. */
export function foldSections(nodes: readonly RootContent[]): RootContent[] {
  const folded: RootContent[] = [];
  for (let at = 0; at < nodes.length;) {
    const node = nodes[at]!;
    at += 1;
    if (!isElement(node, 'h3')) {
      folded.push(node);
      continue;
    }
    const end = nodes.findIndex((next, index) => index >= at && (isElement(next, 'h2') || isElement(next, 'h3')));
    const rest = nodes.slice(at, end === -1 ? undefined : end) as ElementContent[];
    at += rest.length;
    folded.push(
      messageRow(
        node,
        rest.filter((one) => one.type !== 'text' || one.value.trim() !== ''),
      ),
    );
  }
  return folded;
}
