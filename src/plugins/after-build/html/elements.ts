import {parse, type DefaultTreeAdapterMap} from 'parse5';

type Node = DefaultTreeAdapterMap['node'];

/** An element of the parsed page, with its place in the source. */
export type Element = DefaultTreeAdapterMap['element'];

const isElement = (node: Node): node is Element => 'tagName' in node;

function* elementsBelow(node: Node): Generator<Element> {
  if (isElement(node)) yield node;
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsBelow(child);
  if ('content' in node) yield* elementsBelow(node.content);
}

/** All elements of a page in document order, those in templates too, as a browser without scripts would see them. */
export const elementsOf = (html: string): Generator<Element> =>
  elementsBelow(parse(html, {sourceCodeLocationInfo: true, scriptingEnabled: false}));

/** The value of an attribute, or undefined when the element does not have it. */
export const attributeOf = (element: Element, name: string): string | undefined =>
  element.attrs.find((attribute) => attribute.name === name)?.value;

/** The text directly inside an element. */
export const textOf = (element: Element): string =>
  element.childNodes.map((child) => ('value' in child && child.nodeName === '#text' ? child.value : '')).join('');
