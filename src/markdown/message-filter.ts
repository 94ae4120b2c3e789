import type {Root} from 'hast';
import {element, elementsIn, isElement, text} from './hast';

/** The minimum number of headings with code for a filter. */
const MANY = 20;

/**
 * Rehype plugin: adds a field above the first section of a page that lists error messages, into which readers paste their message. Its code
 * is loaded on first use (src/client/message-filter); without scripts it is hidden.
 */
export function messageFilter() {
  return (root: Root): void => {
    const entries = root.children.filter((node) => isElement(node, 'h3'));
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
