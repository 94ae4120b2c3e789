/** How many pages of one answer get their text fetched. Further ones on the search page keep their excerpt. */
export const SHOWN_TEXTS = 20;

/** The text of one page, from which snippets are cut: `search-text/{route}.json`. */
export interface PageText {
  /** Text by anchor; the page as a whole has the anchor ''. */
  readonly sections: Readonly<Record<string, string>>;
}

/** Path of the text of a page, relative to the base URL. */
export function textPath(route: string, baseUrl: string): string {
  const name = route.slice(baseUrl.length).replace(/\/$/, '');
  return `search-text/${name === '' ? 'index' : name}.json`;
}

/** The text of a section, or '' if the file is damaged or has none for it. */
export function textIn(content: unknown, anchor: string): string {
  const sections = (content as Partial<PageText> | null)?.sections;
  if (typeof sections !== 'object' || sections === null || !Object.hasOwn(sections, anchor)) return '';
  const text: unknown = sections[anchor];
  return typeof text === 'string' ? text : '';
}
