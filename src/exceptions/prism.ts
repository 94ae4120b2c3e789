import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import logger from '@docusaurus/logger';

/**
 * Removes the Prism highlighter from the scripts of every page, for which the classic theme has no option: code is highlighted when the
 * site is built (src/markdown/code). If the theme has no such module, the highlighter is loaded, and the build prints a warning.
 *
 * @param module the client module of the theme that loads the highlighter
 */
export default function withoutPrism(module = 'lib/prism-include-languages.js') {
  return (): Plugin => ({
    name: 'without-prism',
    configureWebpack(_config, isServer) {
      const theme = path.dirname(require.resolve('@docusaurus/theme-classic/package.json'));
      const file = path.join(theme, module);
      if (existsSync(file)) return {resolve: {alias: {[file]: false as const}}};
      if (!isServer) logger.warn(`src/exceptions/prism.ts: the classic theme has no ${module}, so pages load Prism.`);
      return {};
    },
  });
}
