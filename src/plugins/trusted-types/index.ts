import type {LoadContext, Plugin} from '@docusaurus/types';
import {trustedTypesScript} from './script';

/**
 * The content security policy refuses strings as markup and as addresses of scripts (Trusted Types). React, the bundler and
 * the head of the framework use both: what they write passes here, and nothing that could run.
 */
export default function trustedTypes({baseUrl}: LoadContext): Plugin {
  return {
    name: 'trusted-types',
    // A worker would need a policy of its own to load a chunk: it is one file.
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {optimization: {splitChunks: {chunks: (chunk) => chunk.name !== 'simulator' && !chunk.canBeInitial()}}},
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: trustedTypesScript(baseUrl)}]}),
  };
}
