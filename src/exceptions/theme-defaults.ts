import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import logger from '@docusaurus/logger';

const theme = path.dirname(require.resolve('@docusaurus/theme-classic/package.json'));

const NOTHING = path.join(__dirname, 'nothing.ts');

/** Client modules of the classic theme that the site does not use. */
const UNUSED = [
  // Code is highlighted when the site is built (src/markdown/code).
  path.join(theme, 'lib/prism-include-languages.js'),
];

/**
 * Exception to the rule not to modify the framework: removes the Prism highlighter from the bundle, because the classic theme has no
 * option for this. With it, pages load up to 33 kB more script (gz). If the theme no longer contains the file, the build prints a warning
 * and uses the theme's default.
 */
export default function themeDefaults(): Plugin {
  return {
    name: 'theme-defaults',
    configureWebpack() {
      const found = UNUSED.filter((file) => existsSync(file));
      if (found.length < UNUSED.length)
        logger.warn('src/exceptions/theme-defaults.ts: the classic theme has moved; its defaults are in the bundle.');
      // With `false`, the id of the module would contain the folder of the build.
      return {resolve: {alias: Object.fromEntries(found.map((file) => [file, NOTHING]))}};
    },
  };
}
