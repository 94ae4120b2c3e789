import type {Element, ElementContent, Properties, Root, RootContent} from 'hast';

export type Node = Root | RootContent | ElementContent;

/** The text of a node for screen readers, including the alternative text of images. */
function textOf(node: Node): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'element' && node.tagName === 'img') return String(node.properties['alt'] ?? '');
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** The text of a node on one line. */
export const plainText = (node: Node): string => textOf(node).replace(/\s+/g, ' ').trim();

export const isElement = (node: Node | undefined, tagName: string): node is Element =>
  node?.type === 'element' && node.tagName === tagName;

/** The elements with these names within a node, including the node itself, in document order. */
export function elementsIn(node: Node, ...tagNames: readonly string[]): readonly Element[] {
  const inside = 'children' in node ? node.children.flatMap((child) => elementsIn(child, ...tagNames)) : [];
  return node.type === 'element' && tagNames.includes(node.tagName) ? [node, ...inside] : inside;
}

/** The cells of a table or table section, row by row. */
export const rowsOf = (part: Element): readonly (readonly Element[])[] =>
  elementsIn(part, 'tr').map((row) => elementsIn(row, 'th', 'td'));

export const text = (value: string): ElementContent => ({type: 'text', value});

export function element(tagName: string, properties: Properties, ...children: ElementContent[]): Element {
  return {type: 'element', tagName, properties, children};
}
