/** An address of the site without the base URL. */
type Route = `/${string}`;

/** What can be set about the search of the site. */
export interface SearchOptions {
  /** How many of the sidebar categories that hold a page are indexed with it, from the innermost. */
  readonly indexedParentCategories?: number;
  /** Routes that are not indexed. */
  readonly ignoredRoutes?: readonly Route[];
  /** Routes below which pages are about the project rather than its use, or deprecated. Others that answer alike come first. */
  readonly backgroundRoutes?: readonly Route[];
  /** Routes of pages about removed parts of the product, which come last unless the query names them. */
  readonly removedRoutes?: readonly Route[];
  /** Routes that are offered where nothing is found, with their labels. */
  readonly popularPages?: readonly {readonly label: string; readonly to: Route}[];
}
