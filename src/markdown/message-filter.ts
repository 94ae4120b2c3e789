import type {Element, Root} from 'hast';
import {element, elementsIn, text} from './hast';

/** From how many headings with code on a page collects error messages. */
const MANY = 20;

const isHeading = (node: Root['children'][number], tagName: string): node is Element =>
  node.type === 'element' && node.tagName === tagName;

/**
 * Rehype plugin: a page that collects error messages gets a field above its first section, into which readers paste the message
 * they have. What the field does is loaded when it is used (src/plugins/message-filter); without scripts it is not shown.
 */
export function messageFilter() {
  return (root: Root): void => {
    const entries = root.children.filter((node) => isHeading(node, 'h3'));
    if (entries.filter((node) => elementsIn(node, 'code').length > 0).length < MANY) return;
    const field = element('textarea', {rows: 2, spellCheck: 'false', autoComplete: ['off'], autoCapitalize: 'off'});
    const filter = element(
      'div',
      {className: ['message-filter'], role: 'search', ariaLabel: 'Filter by message', dataPrint: 'none'},
      element('label', {}, text('Paste your message'), field),
      element('p', {}, element('output', {}, text(`${entries.length} entries`))),
    );
    root.children.splice(
      root.children.findIndex((node) => isHeading(node, 'h2')),
      0,
      filter,
    );
  };
}
