import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Faults while chunks are loaded: the same address is asked for once more; then the page is loaded anew, once for each
 * build and path; then the visitor is told and can try again. There is no loop, no blank page, and no chunk of another
 * build (names of files hold the digest of their content).
 */
export default function routeLoading(): Plugin {
  return {
    name: 'route-loading',
    getClientModules: () => [path.join(__dirname, 'client.ts')],
    configureWebpack: (_config, isServer) =>
      isServer ? {} : {resolve: {alias: {'react-loadable': path.join(__dirname, 'loadable.tsx')}}},
  };
}
