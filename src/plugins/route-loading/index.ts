import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {recoveryScript} from './script';

/**
 * Faults while chunks are loaded: the same address is asked for once more; then the page is loaded anew, once for each
 * build and path; then the visitor is told and can try again. There is no loop, no blank page, and no chunk of another
 * build (names of files hold the digest of their content).
 */
export default function routeLoading(): Plugin {
  return {
    name: 'route-loading',
    getClientModules: () => [path.join(__dirname, 'client.ts')],
    // First in the page: the script has to be there before the scripts whose absence it notices.
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: recoveryScript()}]}),
    configureWebpack: (_config, isServer) =>
      isServer ? {} : {resolve: {alias: {'react-loadable': path.join(__dirname, 'loadable.tsx')}}},
  };
}
