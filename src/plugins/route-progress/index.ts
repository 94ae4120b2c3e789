import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * The bar above the page while the next one is loaded, in the place of NProgress (src/plugins/classic-theme-lean leaves it
 * out): the same behaviour in a fifth of its size, without its spinner and its invented roles.
 */
export default function routeProgress(): Plugin {
  return {
    name: 'route-progress',
    getClientModules: () => [path.join(__dirname, 'client.ts')],
  };
}
