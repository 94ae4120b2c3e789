/** An address of the site without the base URL. */
type Route = `/${string}`;

/** What can be set about the search of the site. */
export interface SearchOptions {
  /** How many of the sidebar categories that hold a page are indexed with it, from the innermost. */
  readonly indexedParentCategories?: number;
  /** Routes that are not indexed. */
  readonly ignoredRoutes?: readonly Route[];
  /** Routes below which pages are about the project rather than its use. Where they answer alike, other pages come first. */
  readonly backgroundRoutes?: readonly Route[];
  /** Routes of what should not be chosen any more. The same, with all that they say. */
  readonly deprecatedRoutes?: readonly Route[];
  /** Routes that are offered where nothing is found, with their labels. */
  readonly popularPages?: readonly {readonly label: string; readonly to: Route}[];
}
