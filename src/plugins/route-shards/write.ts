import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {splitRoutes, type GeneratedRoutes} from './split';

/** Where the plugin says which scripts a page needs, for what runs after the build: a list of `PageScripts`. */
export const scriptsFile = (generatedFilesDir: string): string => path.join(generatedFilesDir, 'page-scripts.json');

/** Reads what the framework has generated about the routes. */
export function readRoutes(generatedFilesDir: string): GeneratedRoutes {
  const read = (name: string) => readFileSync(path.join(generatedFilesDir, name), 'utf8');
  const chunkNames = JSON.parse(read('routesChunkNames.json')) as GeneratedRoutes['chunkNames'];
  return {routes: read('routes.js'), chunkNames, registry: read('registry.js')};
}

/**
 * What every visitor downloads does not grow with the number of pages: the lists of routes, of their chunks and of the
 * files of the chunks are divided into shards of pages that are near each other, and one is loaded when a page in it is
 * wanted. That of the first page comes with it (see the step `pages` after the build). This writes the modules that take
 * the place of the generated ones; it answers their aliases, the pages, and where to list the scripts of each.
 */
export function writeShards({generatedFilesDir, baseUrl}: LoadContext) {
  // The breadcrumbs look for the home page in the list of routes.
  const split = splitRoutes(readRoutes(generatedFilesDir), [baseUrl]);
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
  return {aliases, pages: split.pages, listing: scriptsFile(generatedFilesDir)};
}
