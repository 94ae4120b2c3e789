import type {Element, ElementContent, Root, RootContent} from 'hast';
import {element, elementsIn, isElement, plainText, text} from './hast';
import type {MarkdownPage} from './problem';

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
function foldSections(nodes: readonly RootContent[]): RootContent[] {
  const sections: RootContent[][] = [[]];
  for (const node of nodes) {
    if (isElement(node, 'h2') || isElement(node, 'h3')) sections.push([]);
    sections.at(-1)!.push(node);
  }
  return sections.flatMap((section) => {
    const [title, ...rest] = section as ElementContent[];
    if (!isElement(title, 'h3')) return section;
    return [
      messageRow(
        title,
        rest.filter((one) => one.type !== 'text' || one.value.trim() !== ''),
      ),
    ];
  });
}

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
