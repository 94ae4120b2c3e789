import {parse, type DefaultTreeAdapterTypes} from 'parse5';

/** A node of parse5, which parses HTML as browsers do. */
export type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;

/** Parses a page like a browser with scripts disabled. */
export const parsePage = (html: string): Node => parse(html, {scriptingEnabled: false});

/** {@link parsePage} with the source positions of elements, which takes 1.5 times as long. */
export const parsePlaced = (html: string): Node => parse(html, {scriptingEnabled: false, sourceCodeLocationInfo: true});

export const isElement = (node: Node): node is Element => 'tagName' in node;

/** The child nodes, or an empty list for a text node. */
export const childrenOf = (node: Node): readonly Node[] => ('childNodes' in node ? node.childNodes : []);

/** The node, if it is an element, and all its descendant elements in document order, including elements in templates. */
export function* elementsOf(node: Node): Generator<Element> {
  // A stack, because recursive generators take as long as parsing the page.
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

export const attributeOf = (element: Element, name: string): string | undefined =>
  element.attrs.find((attribute) => attribute.name === name)?.value;

/** The content of a `meta` element by its `name` or `property`. */
export function metaOf(page: Node, key: string): string | undefined {
  const isMeta = ({tagName, attrs}: Element): boolean =>
    tagName === 'meta' && attrs.some(({name, value}) => /^(?:name|property)$/.test(name) && value === key);
  const meta = firstElement(page, isMeta);
  return meta && attributeOf(meta, 'content');
}

export const classesOf = (element: Element): string[] => (attributeOf(element, 'class') ?? '').split(/\s+/);

/** The text of a node and its descendants. */
export const textOf = (node: Node): string =>
  node.nodeName === '#text' && 'value' in node ? node.value : childrenOf(node).map(textOf).join('');
