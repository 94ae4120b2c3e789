import {FORMAT_VERSION} from './constants';

/** Pages whose text is fetched for one answer. On the search page there may be more, which keep their excerpt. */
export const SHOWN_TEXTS = 20;

/** The text of one page, from which snippets are cut: `search-text/{route}.json`. */
export interface PageText {
  readonly formatVersion: typeof FORMAT_VERSION;
  /** Text by anchor; the page as a whole has the anchor ''. */
  readonly sections: Readonly<Record<string, string>>;
}

/** Path of the text of a page, relative to the base URL. */
export function textPath(route: string, baseUrl: string): string {
  const name = route.slice(baseUrl.length).replace(/\/$/, '');
  return `search-text/${name === '' ? 'index' : name}.json`;
}

/** The text of a section, or '' if the file has another form or none for it. */
export function textIn(content: unknown, anchor: string): string {
  const file = content as PageText | null;
  if (file?.formatVersion !== FORMAT_VERSION || typeof file.sections !== 'object' || file.sections === null) return '';
  const text = Object.hasOwn(file.sections, anchor) ? file.sections[anchor] : '';
  return typeof text === 'string' ? text : '';
}
