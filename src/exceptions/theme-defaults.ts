import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import logger from '@docusaurus/logger';

const theme = path.dirname(require.resolve('@docusaurus/theme-classic/package.json'));

const NOTHING = path.join(__dirname, 'nothing.ts');

/** Client modules of the classic theme that the site does not use. */
const UNUSED = [
  // src/css has its own rules for the class names of the theme.
  require.resolve('infima/dist/css/default/default.css', {paths: [theme]}),
];

/**
 * Exception to the rule not to modify the framework: removes the Infima style sheet from the bundle, because the classic theme has no
 * option for this. If the theme no longer contains it, the build prints a warning and uses the theme's defaults.
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
