// Which elements of a page the search indexes, and their text.
import {
  attributeOf,
  childrenOf,
  classesOf,
  firstElement,
  isElement,
  textOf,
  type Element,
  type Node,
} from '../../../lib/html';

const neverText = new Set(['script', 'style', 'template', 'nav', 'button', 'select', 'input', 'textarea', 'noscript']);

/** Inline elements. Spaces separate all other elements from the text around them. */
const INLINE =
  'a abbr b bdi bdo cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr';
const inline = new Set(INLINE.split(' '));

/** Elements that are not text: controls, navigation, decoration. */
export const isLeftOut = (element: Element): boolean =>
  neverText.has(element.tagName) ||
  attributeOf(element, 'aria-hidden') === 'true' ||
  classesOf(element).includes('hash-link') ||
  ['navigation', 'search', 'toolbar'].includes(attributeOf(element, 'role') ?? '');

/** The text of a node, with spaces around elements that are not inline. Of a drawing, its title and description. */
export function rawText(node: Node): string {
  if (!isElement(node)) return textOf(node);
  if (isLeftOut(node)) return '';
  if (node.tagName === 'br') return ' ';
  const isRead = (child: Node): boolean => node.tagName !== 'svg' || ['title', 'desc'].includes(child.nodeName);
  const text = childrenOf(node).filter(isRead).map(rawText).join('');
  return inline.has(node.tagName) ? text : ` ${text} `;
}

/** Text with collapsed spaces and without invisible characters. */
export const condensed = (text: string): string =>
  text
    .replaceAll(/[\u200b\ufeff]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

export const isHeading = ({tagName}: Element): boolean => /^h[1-6]$/.test(tagName);

/** The name of the field that a list item describes, which is its first code element, with its path if the id confirms it. */
export function itemTitle(item: Element, around: string): string {
  const id = attributeOf(item, 'id') ?? '';
  const code = firstElement(item, ({tagName}) => tagName === 'code');
  const name = condensed(code ? rawText(code) : rawText(item).slice(0, 80));
  const whole = ['.', '[].', ''].map((joint) => around + joint + name).find((path) => path.toLowerCase() === id);
  return whole ?? name;
}

/** A table row, list item or glossary term. */
export const isRow = (element: Element): boolean =>
  ['tr', 'li', 'dt'].includes(element.tagName) && attributeOf(element, 'role') !== 'tab';

/**
 * Whether a row has a separate index entry. Images do not, because readers search for the list of images, and fields below the
 * third level are found through their section. The dots in ids of parameters, lines and texts do not express levels.
 */
export const isPlace = (anchor: string): boolean =>
  /^(?:parameter|line|text)-/.test(anchor) || (anchor.split('.').length <= 3 && !anchor.startsWith('image-'));

/** The id of a row for links: its own, or the first id inside that does not belong to a nested row or heading. */
export function rowId(row: Element): string | undefined {
  const id = attributeOf(row, 'id');
  if (id !== undefined || row.tagName === 'li') return id;
  const inner = firstElement(row, (found) => found !== row && attributeOf(found, 'id') !== undefined);
  return inner && !isRow(inner) && !isHeading(inner) ? attributeOf(inner, 'id') : undefined;
}
