import {readFileSync} from 'node:fs';
import Module from 'node:module';
import path from 'node:path';
import {projectDir} from '../../../support/site';
import {filesOf} from '../bytes';
import {asRoutes} from '../measures';
import type {Peer} from './peer';
import {buildData, defaultsOf, pluginContext, type PluginModule} from './site';

const home = path.join(projectDir, 'node_modules/@easyops-cn/docusaurus-search-local/dist');
const generated = '@generated/@easyops-cn/docusaurus-search-local/default/';
const MAX_RESULTS = 8;

interface WorkerModule {
  readonly SearchWorker: new () => {
    readonly search: (
      baseUrl: string,
      context: string,
      input: string,
      limit: number,
    ) => Promise<readonly {readonly document: {readonly u: string}}[]>;
  };
}

/** How Node calls what finds a required file. */
const RESOLVE = '_resolveFilename';
type Resolver = (request: string, ...rest: readonly unknown[]) => string;

/** Its worker outside of a browser: generated modules come from `folder`, and so does what it fetches. */
function workerModule(folder: string): WorkerModule {
  const loader = Module as unknown as Record<string, Resolver>;
  const resolve = loader[RESOLVE];
  loader[RESOLVE] = (request, ...rest) =>
    request.startsWith(generated)
      ? path.join(folder, request.slice('@generated/'.length))
      : (resolve?.call(loader, request, ...rest) ?? request);
  Object.assign(globalThis, {
    addEventListener: () => undefined,
    location: {origin: 'http://localhost'},
    fetch: async (url: string) => new Response(readFileSync(path.join(folder, url))),
  });
  return require(path.join(home, 'client/client/theme/worker.js')) as WorkerModule;
}

/** @easyops-cn/docusaurus-search-local as it comes, on the pages of a build. `folder` holds a copy of them. */
export async function easyops(folder: string): Promise<Peer> {
  const plugin = require(path.join(home, 'server/server/index.js')) as PluginModule;
  await plugin.default(pluginContext(folder), defaultsOf(plugin)).postBuild(buildData(folder, folder));
  const worker = new (workerModule(folder).SearchWorker)();
  return {
    name: 'easyops 0.55.3',
    sizes: filesOf(folder, (file) => file === 'search-index.json'),
    answering: async (query) => {
      const results = await worker.search('/', '', query, MAX_RESULTS);
      return asRoutes(results.map(({document}) => document.u));
    },
  };
}
