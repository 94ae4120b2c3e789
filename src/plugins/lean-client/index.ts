import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {leanRegistry} from './registry';

/** Writes the lean list of chunks beside the generated one; answers its path. */
function writeLeanRegistry(generatedFilesDir: string): string {
  const file = path.join(generatedFilesDir, 'registry-of-the-browser.js');
  writeFileSync(file, leanRegistry(readFileSync(path.join(generatedFilesDir, 'registry.js'), 'utf8')));
  return file;
}

/**
 * Takes out of the main script what a browser never uses: the names and weak ids in the list of all chunks, which
 * only the server reads, and the helpers of TypeScript beyond the few that the framework's packages call. The
 * development server makes the list anew when pages come and go, and keeps the original.
 */
export default function leanClient({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'lean-client',
    configureWebpack(config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      const tslib = {
        test: /[\\/]@docusaurus[\\/]utils-common[\\/]/,
        resolve: {alias: {tslib: path.join(__dirname, 'tslib.cjs')}},
      };
      // Before the alias of the framework for all generated files; merging would put it after that.
      const resolve = (config.resolve ??= {});
      resolve.alias = {'@generated/registry$': writeLeanRegistry(generatedFilesDir), ...resolve.alias};
      return {module: {rules: [tslib]}};
    },
  };
}
