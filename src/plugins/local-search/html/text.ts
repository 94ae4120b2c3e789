import {attributeOf, childrenOf, classesOf, isElement, textOf, type Element, type Node} from '../../../lib/html';

const neverText = new Set(['script', 'style', 'template', 'nav', 'button', 'select', 'input', 'textarea', 'noscript']);

/** Inline elements. Spaces separate all other elements from the text around them. */
const inline = new Set(
  'a abbr b bdi bdo cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

/** Elements that are not text: controls, navigation, decoration. */
export const isLeftOut = (element: Element): boolean =>
  neverText.has(element.tagName) ||
  attributeOf(element, 'aria-hidden') === 'true' ||
  classesOf(element).includes('hash-link') ||
  ['navigation', 'search', 'toolbar'].includes(attributeOf(element, 'role') ?? '');

/** The title and description of a drawing. */
function drawingText(element: Element): string {
  return childrenOf(element)
    .filter((child): child is Element => isElement(child) && ['title', 'desc'].includes(child.tagName))
    .map((child) => ` ${rawText(child)} `)
    .join('');
}

/** The text of a node, with spaces around elements that are not inline. */
export function rawText(node: Node): string {
  if (!isElement(node)) return textOf(node);
  if (isLeftOut(node)) return '';
  if (node.tagName === 'svg') return drawingText(node);
  if (node.tagName === 'br') return ' ';
  const text = childrenOf(node).map(rawText).join('');
  return inline.has(node.tagName) ? text : ` ${text} `;
}

/** Text with collapsed spaces and without invisible characters. */
export const condensed = (text: string): string =>
  text
    .replaceAll(/[\u200b\ufeff]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
