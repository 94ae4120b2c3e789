import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

const clientDir = path.dirname(require.resolve('@docusaurus/core/lib/client/clientEntry.js'));
const file = (name: string) => path.join(__dirname, name);

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
            {test: path.join(clientDir, 'clientEntry.js'), resolve: {alias: {'./docusaurus$': file('quiet.ts')}}},
          ],
        },
      };
    },
  };
}
