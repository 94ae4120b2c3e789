import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

const clientDir = path.dirname(require.resolve('@docusaurus/core/lib/client/clientEntry.js'));
const file = (name: string) => path.join(__dirname, name);

/** A rule by which one module of the framework's client imports a file of this folder in the place of one of its own. */
const instead = (importer: string, request: string, name: string) => ({
  test: path.join(clientDir, importer),
  resolve: {alias: {[`${request}$`]: file(name)}},
});

/**
 * Pages are fetched ahead when a reader turns to a link, by pointer, focus or touch. The framework fetches every page whose
 * link is in sight, which is more than the page itself weighs, with an observer for each link; and it does so by
 * `<link rel=prefetch>`, which a policy with `default-src 'none'` forbids in Firefox.
 */
export default function routeAhead(): Plugin {
  return {
    name: 'route-ahead',
    getClientModules: () => [file('client.ts')],
    configureWebpack(config, isServer) {
      if (isServer) return {};
      // The names of all chunks, which stand in the runtime script for the framework's way of fetching ahead only.
      config.plugins = config.plugins?.filter((plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin');
      return {
        module: {
          rules: [
            instead('clientEntry.js', './docusaurus', 'quiet.ts'),
            instead('exports/Link.js', './ExecutionEnvironment', 'no-observer.ts'),
          ],
        },
      };
    },
  };
}
