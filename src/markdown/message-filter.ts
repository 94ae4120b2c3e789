import type {Element, Root} from 'hast';
import {element, elementsIn, isElement, text} from './hast';

/** The minimum number of messages for a filter. */
const MANY = 20;

/** Whether a list is a table of messages (src/markdown/entries). */
const isMessages = ({properties}: Element): boolean => [properties['className'] ?? []].flat().includes('messages');

/**
 * Rehype plugin: adds a field above the first section of a page that lists error messages, into which readers paste their message. (src/client/message-filter).
 * Without scripts it is hidden. Must run after `referenceEntries`.
 */
export function messageFilter() {
  return (root: Root): void => {
    const headings = root.children.filter((node) => isElement(node, 'h3'));
    const lists = root.children.filter((node) => isElement(node, 'ul')).filter(isMessages);
    const entries = [...headings, ...lists.flatMap((list) => elementsIn(list, 'li'))];
    if (entries.filter((node) => elementsIn(node, 'code').length > 0).length < MANY) return;
    const field = element('textarea', {rows: 2, spellCheck: 'false', autoComplete: ['off'], autoCapitalize: 'off'});
    const filter = element(
      'div',
      {className: ['message-filter'], role: 'search', ariaLabel: 'Filter by message', dataPrint: 'none'},
      element('label', {}, text('Paste your message'), field),
      element('p', {}, element('output', {}, text(`${entries.length} entries`))),
    );
    const first = root.children.findIndex((node) => isElement(node, 'h2'));
    root.children.splice(first, 0, filter);
  };
}
