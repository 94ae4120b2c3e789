import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {chunkFilesPlugin} from './chunk-files-plugin';
import {splitRoutes} from './split';

const clientDir = path.dirname(require.resolve('@docusaurus/core/lib/client/clientEntry.js'));

/** A rule by which one module imports a file of this folder in the place of another one. */
const instead = (importer: string, request: string, name: string) => ({
  test: importer,
  resolve: {alias: {[`${request}$`]: path.join(__dirname, name)}},
});

/** Where the plugin says which scripts a page needs, for what runs after the build: a list of `PageScripts`. */
export const scriptsFile = (generatedFilesDir: string): string => path.join(generatedFilesDir, 'page-scripts.json');

/** Writes the modules that take the place of the generated ones; answers their aliases and the pages. */
function writeModules(generatedFilesDir: string, baseUrl: string) {
  const read = (name: string) => readFileSync(path.join(generatedFilesDir, name), 'utf8');
  const chunkNames = JSON.parse(read('routesChunkNames.json')) as Record<string, unknown>;
  // The breadcrumbs look for the home page in the list of routes.
  const split = splitRoutes({routes: read('routes.js'), chunkNames, registry: read('registry.js')}, [baseUrl]);
  const folder = path.join(generatedFilesDir, 'route-shards');
  mkdirSync(folder, {recursive: true});
  const write = (name: string, text: string) => {
    const file = path.join(folder, `${name}.js`);
    writeFileSync(file, text);
    return file;
  };
  for (const {name, text} of split.shards) write(name, text);
  const routes = write('routes', split.routes);
  const aliases = {
    '@generated/routes$': routes,
    '@generated/route-shards$': routes,
    '@generated/routesChunkNames$': write('chunk-names', split.chunkNames),
    '@generated/texts$': path.join(__dirname, '../static-text/of-page.ts'),
    '@generated/registry$': write('registry', split.registry),
  };
  return {aliases, pages: split.pages};
}

/**
 * What every visitor downloads does not grow with the number of pages: the lists of routes, of their chunks and of the
 * files of the chunks are divided into shards of pages that are near each other, and one is loaded when a page in it is
 * wanted. That of the first page comes with it (see the step `pages` after the build). The development server makes
 * the lists anew when pages come and go, and keeps them whole.
 */
export default function routeShards({generatedFilesDir, baseUrl}: LoadContext): Plugin {
  return {
    name: 'route-shards',
    configureWebpack(config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      const {aliases, pages} = writeModules(generatedFilesDir, baseUrl);
      // Before the alias of the framework for all generated files; merging would put them after that.
      const resolve = (config.resolve ??= {});
      resolve.alias = {...aliases, ...resolve.alias};
      const framework = (importer: string, request: string, name: string) =>
        instead(path.join(clientDir, importer), request, name);
      const rules = [
        framework('clientEntry.js', './preload', 'preload.ts'),
        framework('PendingNavigation.js', './preload', 'preload.ts'),
        framework('App.js', './normalizeLocation', 'normalize.ts'),
        instead(path.join(__dirname, '../route-ahead/client.ts'), '@docusaurus/core/lib/client/preload', 'preload.ts'),
      ];
      return {module: {rules}, plugins: [chunkFilesPlugin(pages, scriptsFile(generatedFilesDir))]};
    },
  };
}
