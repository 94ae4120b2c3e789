import {load, type Cheerio, type Element} from 'cheerio';

/** Elements to query with selectors. */
export type Elements = Cheerio<Element>;

/** Parses HTML like a browser without scripts. */
export const read = (html: string): Elements => load(html, {scriptingEnabled: false}).root().children();

/** Each matching descendant. */
export function all(within: Elements, selector: string): Elements[] {
  const found = within.find(selector);
  return found.toArray().map((_, place) => found.eq(place));
}
