import type {Config, HtmlTagObject} from '@docusaurus/types';
import type {Options, ThemeConfig} from '@docusaurus/preset-classic';
import {clientModules} from './client-modules';
import {blog, docs, editUrl} from './content';
import {footer} from './footer';
import {missingHistory} from './history';
import {identity, keywords} from './identity';
import {navbar} from './navbar';
import {markdownPlugins} from '../markdown';
import {preprocessor} from '../markdown/expand';
import {redirects} from './redirects';
import {search, searchTheme} from './search';
import afterBuild from '../plugins/after-build';
import catalogCache from '../plugins/catalog-cache';
import catalogTiles from '../plugins/catalog-tiles';
import inlineScripts from '../plugins/inline-scripts';
import localSearch from '../plugins/local-search';
import movedAnchors from '../plugins/moved-anchors';
import withoutPrism from '../exceptions/prism';
import scripts from '../plugins/scripts';
import siteMap from '../plugins/site-map';
import thirdPartyLicenses from '../plugins/third-party-licenses';
import unusedRules from '../plugins/unused-rules';

/** Pages get their dates from git. Without the complete history they have none, see `missingHistory`. */
const vcs =
  process.env['NODE_ENV'] !== 'production' ? 'hardcoded' : missingHistory('.') === undefined ? 'git-eager' : 'disabled';

/**
 * The languages that code blocks highlight in addition to the defaults. Code is highlighted when the site is built
 * (src/markdown/code), with the colors of src/css/code.css, so the Prism theme is empty.
 */
const prism = {
  additionalLanguages: ['python', 'java', 'rust', 'yaml', 'go', 'bash', 'diff', 'json', 'javascript', 'makefile'],
  theme: {plain: {}, styles: []},
} satisfies ThemeConfig['prism'];

const file = (path: string): string => `${identity.baseUrl}${path}`;

/** Icons in addition to the SVG favicon: for browsers that need PNG, for home screens and launchers. */
const headTags = [
  {tagName: 'link', attributes: {rel: 'icon', type: 'image/png', sizes: '32x32', href: file('img/favicon-32.png')}},
  {tagName: 'link', attributes: {rel: 'icon', type: 'image/png', sizes: '48x48', href: file('img/favicon-48.png')}},
  {tagName: 'link', attributes: {rel: 'apple-touch-icon', sizes: '180x180', href: file('img/apple-touch-icon.png')}},
  {tagName: 'link', attributes: {rel: 'manifest', href: file('manifest.webmanifest')}},
] satisfies HtmlTagObject[];

export default {
  title: identity.title,
  tagline: identity.tagline,
  url: identity.url,
  baseUrl: identity.baseUrl,
  titleDelimiter: '|',
  favicon: 'img/favicon.svg',
  // Read by the home page.
  customFields: {repository: identity.repository, foundation: identity.foundation},
  headTags,
  trailingSlash: false,
  i18n: {defaultLocale: 'en', locales: ['en']},

  // Storage keys must not change, because browsers have stored settings with them, so there is no namespace, which v4 would add.
  future: {v4: true, faster: true, experimental_vcs: vcs},
  storage: {type: 'localStorage', namespace: false},

  // Replaced by a banner without innerHTML and inline styles (src/plugins/inline-scripts).
  baseUrlIssueBanner: false,

  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    format: 'detect',
    preprocessor,
    emoji: false,
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  },

  clientModules,
  plugins: [
    withoutPrism(),
    catalogCache,
    scripts,
    inlineScripts,
    thirdPartyLicenses,
    unusedRules,
    catalogTiles,
    siteMap(redirects),
    movedAnchors,
    localSearch(search),
    afterBuild({redirects, search}),
  ],
  themes: [searchTheme],
  presets: [
    [
      'classic',
      {
        docs,
        blog,
        pages: {...markdownPlugins, editUrl, showLastUpdateTime: true},
        sitemap: {lastmod: 'date'},
        theme: {customCss: './src/css/index.css'},
      } satisfies Options,
    ],
  ],
  themeConfig: {
    metadata: [{name: 'keywords', content: keywords}],
    colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
    docs: {versionPersistence: 'localStorage', sidebar: {hideable: false, autoCollapseCategories: true}},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    navbar,
    footer,
    prism,
  } satisfies ThemeConfig,
} satisfies Config;
