/** Number of pages per answer whose text is fetched. Further pages on the search page show their excerpt. */
export const SHOWN_TEXTS = 20;

/** The text of a page for snippets: `search-text/{route}.json`. */
export interface PageText {
  /** Text by anchor; '' is the anchor of the page itself. */
  readonly sections: Readonly<Record<string, string>>;
}

/** Path of the text of a page, relative to the base URL. */
export function textPath(route: string, baseUrl: string): string {
  const name = route.slice(baseUrl.length).replace(/\/$/, '');
  return `search-text/${name === '' ? 'index' : name}.json`;
}

/** The text of a section, or '' if it is missing or the file is damaged. */
export function textIn(content: unknown, anchor: string): string {
  const sections = (content as Partial<PageText> | null)?.sections;
  if (typeof sections !== 'object' || sections === null || !Object.hasOwn(sections, anchor)) return '';
  const text: unknown = sections[anchor];
  return typeof text === 'string' ? text : '';
}
