import docsPlugin, {
  type LoadedContent,
  type PluginOptions,
  type PropVersionMetadata,
} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';
import mapValues from 'lodash/mapValues';

/** A route whose version lists docs without descriptions. Only the theme's cards of a category would show them. */
function withoutDescriptions(route: RouteConfig): RouteConfig {
  const {props, routes} = route;
  const version = props?.['version'] as PropVersionMetadata | undefined;
  return {
    ...route,
    ...(version && {
      props: {...props, version: {...version, docs: mapValues(version.docs, (doc) => ({...doc, description: ''}))}},
    }),
    ...(routes && {routes: routes.map(withoutDescriptions)}),
  };
}

/**
 * The docs plugin without descriptions in the data of a version, because every docs page loads this data: with the descriptions of all
 * pages it has 13 instead of 6 kB (gz). The site has no cards of a category (DocCardList), which would show them.
 */
export default async function docs(context: LoadContext, options: PluginOptions): Promise<Plugin<LoadedContent>> {
  const plugin = await docsPlugin(context, options);
  return {
    ...plugin,
    async contentLoaded({content, actions}) {
      const addRoute = (route: RouteConfig): void => actions.addRoute(withoutDescriptions(route));
      await plugin.contentLoaded?.({content, actions: {...actions, addRoute}});
    },
  };
}

export {validateOptions} from '@docusaurus/plugin-content-docs';
