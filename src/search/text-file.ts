/** Number of pages per answer whose text is fetched. Further pages on the search page show their excerpt. */
export const SHOWN_TEXTS = 20;

/** Maximum number of pages whose text is fetched to find a phrase. */
export const SEARCHED_TEXTS = 100;

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

/** The texts of a page by anchor; empty if the file is missing or damaged. */
export function sectionsIn(content: unknown): Readonly<Record<string, string>> {
  const sections: unknown = (content as Partial<PageText> | null | undefined)?.sections;
  if (typeof sections !== 'object' || sections === null) return {};
  return Object.fromEntries(Object.entries(sections).filter(([, text]) => typeof text === 'string'));
}

/** The text of a section, or '' if it is missing or the file is damaged. */
export function textIn(content: unknown, anchor: string): string {
  const sections = sectionsIn(content);
  return Object.hasOwn(sections, anchor) ? (sections[anchor] ?? '') : '';
}
