import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import purgecss from '@fullhuman/postcss-purgecss';
import type {Plugin as PostCssPlugin} from 'postcss';

const packages = ['theme-classic', 'theme-common', 'theme-live-codeblock'];

/** Files in which a class of Infima can be named: the theme, the source of the site, and its content. */
const filesOf = ({siteDir}: LoadContext): string[] => [
  ...packages.map((name) => path.join(path.dirname(require.resolve(`@docusaurus/${name}`)), '**/*.js')),
  path.resolve(__dirname, '../../**/*.{ts,tsx,mdx}'),
  path.join(siteDir, '{docs,blog,src}/**/*.{md,mdx,tsx}'),
];

/** Names without a hyphen, such as elements, and classes that the theme composes from a setting, such as `navbar--dark`. */
const KEPT = [/^[a-z]+\d?$/, /^(?:col|footer|navbar)--/];

/**
 * Leaves out Infima's rules for classes that neither the theme nor the site names, such as spacing utilities and variants of buttons: 1.9 kB
 * (gz) of a style sheet that every first visit waits for. tests/content/style-sheet.test.ts proves that no page needs them.
 */
export default function unusedRules(context: LoadContext): Plugin {
  const purge = purgecss({content: filesOf(context), safelist: KEPT}) as PostCssPlugin;
  return {
    name: 'unused-rules',
    configurePostCss(options) {
      if (process.env['NODE_ENV'] !== 'production') return options;
      options.plugins.push({
        postcssPlugin: 'unused-rules',
        OnceExit: (root, helpers) =>
          /node_modules[/\\]infima[/\\]/.test(root.source?.input.file ?? '')
            ? purge.OnceExit?.(root, helpers)
            : undefined,
      } satisfies PostCssPlugin);
      return options;
    },
  };
}
