import type {Plugin} from '@docusaurus/types';
import {withStableRuntime} from './minimizer';

/**
 * Makes warm builds byte-identical with cold ones. The minifier names variables by how often each letter occurs in a
 * file. The runtime of the bundler holds the names of all chunks, which are still provisional at that moment and
 * differ between a cold and a warm cache; so its variables keep their names.
 */
export default function stableRuntime(): Plugin {
  return {
    name: 'stable-runtime',
    configureWebpack(config, isServer) {
      if (!isServer) withStableRuntime(config);
      return {};
    },
  };
}
