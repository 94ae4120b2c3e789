import type {PluginContentLoadedActions} from '@docusaurus/types';

/**
 * Provides data of a plugin to the site, which imports it as `@data/<name>`, so that no import depends on where the framework writes the
 * files of a plugin. The types are in generated.d.ts.
 */
export function siteData() {
  const alias: Record<string, string> = {};
  return {
    /** @param name the name of a JSON file */
    async provide(name: string, value: object, {createData}: Pick<PluginContentLoadedActions, 'createData'>) {
      alias[`@data/${name}`] = await createData(name, value);
    },
    /** For the plugin. The framework calls it after the content is loaded. */
    configureWebpack: () => ({resolve: {alias}}),
  };
}
