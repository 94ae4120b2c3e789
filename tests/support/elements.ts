import {load, type Cheerio, type Element} from 'cheerio';

/** Elements of a page, to be looked through with selectors. */
export type Elements = Cheerio<Element>;

/** HTML as a browser without scripts reads it. */
export const read = (html: string): Elements => load(html, {scriptingEnabled: false}).root().children();

/** Each of the elements below others that a selector names. */
export function all(within: Elements, selector: string): Elements[] {
  const found = within.find(selector);
  return found.toArray().map((_, place) => found.eq(place));
}
