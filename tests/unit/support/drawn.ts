import {elementsOf, parsePage, textOf, type Element} from '../../../src/text/html';

/** An element of a drawing, as a browser reads it from a page. */
export interface Drawn {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
  /** All elements below it, in order. */
  readonly parts: readonly Drawn[];
}

const asDrawn = (element: Element): Drawn => ({
  name: element.tagName,
  attributes: Object.fromEntries(element.attrs.map(({name, value}) => [name, value])),
  text: textOf(element),
  parts: [...elementsOf(element)].slice(1).map(asDrawn),
});

/** All elements of a piece of HTML, in order. */
export const drawn = (html: string): Drawn[] => [...elementsOf(parsePage(html))].map(asDrawn);
