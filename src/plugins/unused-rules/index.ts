import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import purgecss from '@fullhuman/postcss-purgecss';
import type {Plugin as PostCssPlugin} from 'postcss';
import {filesBelow} from '../../lib/files';

const SOURCE = path.resolve(__dirname, '../..');

const THEMES = ['theme-classic', 'theme-common', 'theme-live-codeblock'].map((name) =>
  path.dirname(require.resolve(`@docusaurus/${name}`)),
);

/** Files in which a class of Infima can be named: the theme, the source of the site, and its content. */
const filesOf = ({siteDir}: LoadContext): string[] => [
  ...THEMES.map((folder) => `${folder}/**/*.js`),
  `${SOURCE}/**/*.{ts,tsx,mdx}`,
  `${siteDir}/{docs,blog,src}/**/*.{md,mdx,tsx}`,
];

/** Names without a hyphen, such as elements, and classes that the theme composes from a setting, such as `navbar--dark`. */
const KEPT = [/^[a-z]+\d?$/, /^(?:footer|navbar)--/];

const variablesIn = (text: string): string[] => text.match(/--ifm-[\w-]+(?=\s*[,)])/g) ?? [];

/** Infima's variables that the theme or the site reads. */
const variablesRead = (): string[] =>
  [...THEMES, SOURCE].flatMap((folder) =>
    filesBelow(folder, '.css', '.js').flatMap((file) => variablesIn(readFileSync(path.join(folder, file), 'utf8'))),
  );

/**
 * Leaves out Infima's rules for classes that neither the theme nor the site names, such as spacing utilities and variants of buttons, and
 * variables that nothing reads: 2.5 kB (gz), a tenth of a style sheet that every first visit waits for.
 * tests/content/style-sheet.test.ts proves that no page needs them.
 */
export default function unusedRules(context: LoadContext): Plugin {
  const purge = purgecss({content: filesOf(context), safelist: KEPT}) as PostCssPlugin;
  return {
    name: 'unused-rules',
    configurePostCss(options) {
      if (process.env['NODE_ENV'] !== 'production') return options;
      // Before the framework's plugin that moves the rules to a cascade layer, in which PurgeCSS would skip every second one.
      options.plugins.unshift({
        postcssPlugin: 'unused-rules',
        async Once(root, helpers) {
          if (!/node_modules[/\\]infima[/\\]/.test(root.source?.input.file ?? '')) return;
          await purge.OnceExit?.(root, helpers);
          const read = new Set([...variablesRead(), ...variablesIn(root.toString())]);
          root.walkDecls(/^--ifm-/, (declaration) => {
            if (!read.has(declaration.prop)) declaration.remove();
          });
          // The bundler's cache depends on what was read.
          for (const dir of [SOURCE, path.join(context.siteDir, 'docs'), path.join(context.siteDir, 'blog')])
            helpers.result.messages.push({type: 'dir-dependency', plugin: 'unused-rules', dir});
        },
      } satisfies PostCssPlugin);
      return options;
    },
  };
}
