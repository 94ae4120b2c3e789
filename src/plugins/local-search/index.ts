import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Behind} from '../../search/engine/rank';

/** A route without base URL. */
type Route = `/${string}`;

export interface SearchOptions {
  /** The number of sidebar categories to index with each page, from the innermost. */
  readonly indexedParentCategories?: number;
  /** Routes that are not indexed. */
  readonly ignoredRoutes?: readonly Route[];
  /** Routes of pages about the project or deprecated parts, including their subpages. They rank below other pages with similar scores. */
  readonly backgroundRoutes?: readonly Route[];
  /** Routes of pages about removed parts of the product, which rank last unless the query contains their name. */
  readonly removedRoutes?: readonly Route[];
  /** Suggested routes for searches without results, with their labels. */
  readonly popularPages?: readonly {readonly label: string; readonly to: Route}[];
}

/** Data for the search bar and the search page. */
export interface SearchGlobalData {
  readonly popularPages: readonly {readonly label: string; readonly to: string}[];
  /** Routes with base URL. */
  readonly behind: Behind;
}

type Validate = (schema: {readonly validate: (given: object) => {readonly value: unknown}}, given: object) => unknown;

interface ComposedModule {
  readonly default: (context: LoadContext, options: unknown) => Plugin;
  readonly validateOptions: (given: {readonly options: object; readonly validate: Validate}) => unknown;
}

/** The composed plugin with its default options. Its package only has types for the options. */
function composedPlugin(context: LoadContext): Plugin {
  const {default: plugin, validateOptions} = require('@easyops-cn/docusaurus-search-local') as ComposedModule;
  return plugin(context, validateOptions({options: {}, validate: (schema, given) => schema.validate(given).value}));
}

/**
 * The search of the site. The theme components, the route `/search` and the translations are from @easyops-cn/docusaurus-search-local; the
 * index is written by `emitSearch`, a step of the plugin after-build, and the user interface is in src/theme/SearchBar and
 * src/theme/SearchPage.
 */
export default function localSearch({
  popularPages = [],
  backgroundRoutes = [],
  removedRoutes = [],
}: SearchOptions = {}) {
  return (context: LoadContext): Plugin => {
    const composed = composedPlugin(context);
    const withBase = (route: string): string => context.baseUrl + route.slice(1);
    const behind = {background: backgroundRoutes.map(withBase), removed: removedRoutes.map(withBase)};
    return {
      name: 'local-search',
      getThemePath: () => composed.getThemePath?.() ?? '',
      getDefaultCodeTranslationMessages: async () => (await composed.getDefaultCodeTranslationMessages?.()) ?? {},
      async contentLoaded(args) {
        await composed.contentLoaded?.(args);
        args.actions.setGlobalData({popularPages, behind} satisfies SearchGlobalData);
      },
    };
  };
}
