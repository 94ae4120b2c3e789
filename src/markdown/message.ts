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
