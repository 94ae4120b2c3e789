import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Routes of the pages of a build, as Docusaurus would give them to a plugin. */
export function routesOf(build: string): string[] {
  const files = readdirSync(build, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.html'));
  return files
    .filter((file) => readFileSync(path.join(build, file), 'utf8').includes('docusaurus_tag'))
    .map((file) => `/${file.replaceAll(path.sep, '/').replace(/(?:^index)?\.html$/, '')}`)
    .filter((route) => route !== '/404' && route !== '/search')
    .toSorted();
}

/** What both plugins for Docusaurus read after the build. */
export const buildData = (build: string, outDir: string) => {
  const routesPaths = routesOf(build);
  const docs = routesPaths.filter((route) => route.startsWith('/docs/')).map((permalink) => ({permalink}));
  return {
    outDir,
    baseUrl: '/',
    routesPaths,
    siteConfig: {trailingSlash: false, baseUrl: '/'},
    plugins: [
      {
        name: 'docusaurus-plugin-content-docs',
        options: {id: 'default', routeBasePath: '/docs', tagsBasePath: 'tags'},
        content: {loadedVersions: [{isLast: true, path: '/docs', docs}]},
      },
      {name: 'docusaurus-plugin-content-blog', options: {id: 'default', routeBasePath: '/blog', tagsBasePath: 'tags'}},
    ],
  };
};

/** The context of a plugin, as far as the searches read it. */
export const pluginContext = (siteDir: string) => ({
  siteDir,
  generatedFilesDir: siteDir,
  baseUrl: '/',
  i18n: {currentLocale: 'en'},
  siteConfig: {themeConfig: {}, baseUrl: '/'},
});

interface Schema {
  readonly validate: (options: unknown) => {readonly value: unknown; readonly error?: Error};
}

/** What a plugin exports. */
export interface PluginModule {
  readonly default: (context: unknown, options: unknown) => {readonly postBuild: (data: unknown) => Promise<void>};
  readonly validateOptions: (given: {
    readonly options: object;
    readonly validate: (schema: Schema, options: unknown) => unknown;
  }) => unknown;
}

/** The options of a plugin as it comes. */
export const defaultsOf = ({validateOptions}: PluginModule): unknown =>
  validateOptions({
    options: {},
    validate: (schema, options) => {
      const {value, error} = schema.validate(options);
      if (error) throw error;
      return value;
    },
  });
