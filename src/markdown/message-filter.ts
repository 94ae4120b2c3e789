import type {Element, Root} from 'hast';
import {element, elementsIn, isElement, text} from './hast';
import {foldSections} from './message';
import type {MarkdownPage} from './problem';

/** The minimum number of messages for a filter. */
const MANY = 20;

/** The page whose problems have titles instead of messages. */
const TROUBLESHOOTING = /getting-started[\\/]troubleshooting\.md$/;

/** Whether a list is a table of messages (src/markdown/entries). */
const isMessages = ({properties}: Element): boolean => [properties['className'] ?? []].flat().includes('messages');

/**
 * Rehype plugin: on a page that lists error messages, sections of the third level are rows that open in place, and above the first section
 * is a field into which readers paste their message (src/client/parts/message-filter). Without scripts the field is hidden. Must run after
 * `referenceEntries`.
 */
export function messageFilter() {
  return (root: Root, file: MarkdownPage): void => {
    const headings = root.children.filter((node) => isElement(node, 'h3'));
    const lists = root.children.filter((node) => isElement(node, 'ul')).filter(isMessages);
    const entries = [...headings, ...lists.flatMap((list) => elementsIn(list, 'li'))];
    const isList = entries.filter((node) => elementsIn(node, 'code').length > 0).length >= MANY;
    if (isList || TROUBLESHOOTING.test(file.path)) root.children = foldSections(root.children) as Root['children'];
    if (!isList) return;
    const field = element('textarea', {rows: 1, spellCheck: 'false', autoComplete: ['off'], autoCapitalize: 'off'});
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
