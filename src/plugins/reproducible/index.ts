import type {Plugin} from '@docusaurus/types';
import {requestWithPath, withoutLoaderPath} from './loader-paths';
import {withStableRuntime} from './runtime-names';

/**
 * Makes builds of the same sources byte-identical: with a cold and a warm cache, and wherever the project lies.
 *
 * The minifier names variables by how often each letter occurs in a file. The runtime of the bundler holds the names of
 * all chunks, which are still provisional at that moment and differ between a cold and a warm cache; so its variables
 * keep their names. Requests for images name a loader by its absolute path, which would become part of the module's id.
 */
export default function reproducible(): Plugin {
  return {
    name: 'reproducible',
    configureWebpack(config, isServer, {currentBundler}) {
      if (!isServer) withStableRuntime(config);
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {plugins: [new NormalModuleReplacementPlugin(requestWithPath, withoutLoaderPath)]};
    },
  };
}
