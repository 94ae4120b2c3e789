import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Takes out of the main script what a browser never uses: the names and weak ids in the list of all chunks, which
 * only the server reads, and the helpers of TypeScript beyond the few that the framework's packages call.
 */
export default function leanClient(): Plugin {
  return {
    name: 'lean-client',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            module: {
              rules: [
                {
                  test: /[\\/]@docusaurus[\\/]utils-common[\\/]/,
                  resolve: {alias: {tslib: path.join(__dirname, 'tslib.cjs')}},
                },
                {
                  test: /[\\/]\.docusaurus[\\/]registry\.js$/,
                  enforce: 'pre' as const,
                  use: path.join(__dirname, 'registry-loader.cjs'),
                },
              ],
            },
          },
  };
}
