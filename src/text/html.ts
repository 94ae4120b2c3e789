import {parse, type DefaultTreeAdapterTypes} from 'parse5';

/** A page as the parser that browsers specify reads it. */
export type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;

/** Reads a page as a browser without scripts would see it. */
export const parsePage = (html: string): Node => parse(html, {scriptingEnabled: false});

/** {@link parsePage}, but elements have their position in the source, which takes half as much time again. */
export const parsePlaced = (html: string): Node => parse(html, {scriptingEnabled: false, sourceCodeLocationInfo: true});

export const isElement = (node: Node): node is Element => 'tagName' in node;

/** What is directly inside a node: nothing for text. */
export const childrenOf = (node: Node): readonly Node[] => ('childNodes' in node ? node.childNodes : []);

/** A node, if it is an element, and all elements inside it in document order, those in templates too. */
export function* elementsOf(node: Node): Generator<Element> {
  // A list of what is still to come: generators within each other cost as much as reading the page.
  const open: Node[] = [node];
  for (let next = open.pop(); next; next = open.pop()) {
    if (isElement(next)) yield next;
    if ('content' in next) open.push(next.content);
    open.push(...childrenOf(next).toReversed());
  }
}

/** The first element in document order for which `test` holds. */
export function firstElement(node: Node, test: (element: Element) => boolean): Element | undefined {
  for (const element of elementsOf(node)) if (test(element)) return element;
  return undefined;
}

/** The value of an attribute, or undefined when the element does not have it. */
export const attributeOf = (element: Element, name: string): string | undefined =>
  element.attrs.find((attribute) => attribute.name === name)?.value;

export const classesOf = (element: Element): string[] => (attributeOf(element, 'class') ?? '').split(/\s+/);

/** The text in a node and in all elements inside it, except the ones for which `leftOut` holds. */
export function textOf(node: Node, leftOut: (element: Element) => boolean = () => false): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  return isElement(node) && leftOut(node)
    ? ''
    : childrenOf(node)
        .map((child) => textOf(child, leftOut))
        .join('');
}
