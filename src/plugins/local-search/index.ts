import type {LoadContext, Plugin} from '@docusaurus/types';

/** Options of the search. Routes are without base URL. */
export interface SearchOptions {
  /** The number of sidebar categories to index with each page, from the innermost. */
  readonly indexedParentCategories?: number;
  /** Routes that are not indexed. */
  readonly ignoredRoutes?: readonly `/${string}`[];
  /**
   * Routes of pages about the project, or about deprecated and removed parts of the product, including their subpages. They rank below
   * other pages with similar scores unless the query contains their title.
   */
  readonly demotedRoutes?: readonly `/${string}`[];
  /** Suggested routes for searches without results, with their labels. */
  readonly popularPages?: readonly {readonly label: string; readonly to: `/${string}`}[];
}

/** Data for the search bar and the search page. */
export interface SearchGlobalData extends Required<Pick<SearchOptions, 'popularPages'>> {
  /** Routes with base URL. */
  readonly demoted: readonly string[];
}

/**
 * The data of the search. The index is written by `emitSearch`, a step of the plugin after-build; the user interface is in
 * src/theme/SearchBar and src/theme/SearchPage.
 */
export default function localSearch({popularPages = [], demotedRoutes = []}: SearchOptions = {}) {
  return ({baseUrl}: LoadContext): Plugin => {
    const withBase = (route: string): string => baseUrl + route.slice(1);
    const demoted = demotedRoutes.map(withBase);
    return {
      name: 'local-search',
      async contentLoaded({actions}) {
        actions.setGlobalData({popularPages, demoted} satisfies SearchGlobalData);
      },
    };
  };
}
