import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';
import docsPlugin, {type Options} from '@docusaurus/plugin-content-docs';

interface Version {
  readonly docs?: object;
}

/** A route whose version of the documentation does not list the title and description of every page. */
function withoutDocs(route: RouteConfig): RouteConfig {
  const version = route.props?.['version'] as Version | undefined;
  return {
    ...route,
    ...(version?.docs && {props: {...route.props, version: {...version, docs: {}}}}),
    ...(route.routes && {routes: route.routes.map(withoutDocs)}),
  };
}

/**
 * Exception to the rule that the framework is used as it is: every page of the documentation would load the title and description of all
 * others (10 kB gz), which only category cards read. The site has no such cards. When the plugin names its data in another way, nothing
 * is left out.
 */
export default async function docsData(context: LoadContext, options: Options): Promise<Plugin> {
  const plugin = (await docsPlugin(context, options as never)) as Plugin;
  return {
    ...plugin,
    contentLoaded: async ({actions, ...args}) =>
      plugin.contentLoaded?.({
        ...args,
        actions: {...actions, addRoute: (route) => actions.addRoute(withoutDocs(route))},
      }),
  };
}

export {validateOptions} from '@docusaurus/plugin-content-docs';
