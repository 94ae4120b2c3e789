import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Behind} from '../../search/engine/rank';

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

/** What the search bar and the search page are given. */
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

/** The composed plugin with its defaults. Its package declares types of its options only. */
function composedPlugin(context: LoadContext): Plugin {
  const {default: plugin, validateOptions} = require('@easyops-cn/docusaurus-search-local') as ComposedModule;
  return plugin(context, validateOptions({options: {}, validate: (schema, given) => schema.validate(given).value}));
}

/**
 * The search of the site. From @easyops-cn/docusaurus-search-local it takes the theme slots, the route `/search` and the
 * translations; the index files are written by the step `search` of the plugin after-build, and what is seen is in
 * src/theme/SearchBar and src/theme/SearchPage.
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
