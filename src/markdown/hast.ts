import type {Element, ElementContent, Properties, Root, RootContent} from 'hast';

/** Any node of a page of HTML. */
export type Node = Root | RootContent | ElementContent;

/** The text of a node as a person hears it. A picture speaks with its alternative text. */
function textOf(node: Node): string {
  if (node.type === 'text') {
    return node.value;
  }
  if (node.type === 'element' && node.tagName === 'img') {
    return String(node.properties['alt'] ?? '');
  }
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** The text of a node in one line. */
export function plainText(node: Node): string {
  return textOf(node).replace(/\s+/g, ' ').trim();
}

/** The elements of these names within a node, and the node itself, in their order. */
export function elementsIn(node: Node, ...tagNames: readonly string[]): readonly Element[] {
  const inside = 'children' in node ? node.children.flatMap((child) => elementsIn(child, ...tagNames)) : [];
  return node.type === 'element' && tagNames.includes(node.tagName) ? [node, ...inside] : inside;
}

/** The cells of a table or of a part of one, row by row. */
export const rowsOf = (part: Element): readonly (readonly Element[])[] =>
  elementsIn(part, 'tr').map((row) => elementsIn(row, 'th', 'td'));

/** A node of text. */
export const text = (value: string): ElementContent => ({type: 'text', value});

/** An element with what it holds. */
export function element(tagName: string, properties: Properties, ...children: ElementContent[]): Element {
  return {type: 'element', tagName, properties, children};
}
