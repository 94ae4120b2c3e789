import type {Config} from '@docusaurus/types';
import type {Options, ThemeConfig} from '@docusaurus/preset-classic';
import {prism} from './src/config/code';
import {blog, changes, docs, editUrl, feeds} from './src/config/content';
import {footer} from './src/config/footer';
import {headTags} from './src/config/head';
import {identity, keywords} from './src/config/identity';
import {navbar} from './src/config/navbar';
import {markdownPlugins} from './src/markdown';
import {preprocessor} from './src/markdown/expand';
import {capitalRedirects, redirects} from './src/config/redirects';
import {search} from './src/config/search';
import afterBuild from './src/plugins/after-build';
import browser from './src/plugins/browser';
import classNames from './src/plugins/class-names';
import catalogCache from './src/plugins/catalog-cache';
import catalogTiles from './src/plugins/catalog-tiles';
import {vcs} from './src/plugins/history/vcs';
import inlineScripts from './src/plugins/inline-scripts';
import keptPages from './src/plugins/kept-pages';
import lateOptimizer from './src/plugins/late-optimizer';
import localSearch from './src/plugins/local-search';
import reproducible from './src/plugins/reproducible';
import siteMap from './src/plugins/site-map';
import thirdPartyLicenses from './src/plugins/third-party-licenses';
import trustedTypes from './src/plugins/trusted-types';

const developing = process.env['NODE_ENV'] === 'development';

export default {
  title: identity.title,
  tagline: identity.tagline,
  url: identity.url,
  baseUrl: identity.baseUrl,
  titleDelimiter: '|',
  favicon: 'img/favicon.svg',
  headTags,
  trailingSlash: false,
  i18n: {
    defaultLocale: 'en',
    locales: ['en'],
    localeConfigs: {en: {label: 'English', direction: 'ltr', htmlLang: 'en'}},
  },

  // The storage keys are a promise (SPEC, Readings 10): no namespace, although v4 would add one.
  future: {v4: true, faster: true, experimental_vcs: vcs},
  storage: {type: 'localStorage', namespace: false},

  // Ours needs no innerHTML and no inline style.
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

  plugins: [
    lateOptimizer,
    catalogCache,
    keptPages,
    // What the check says of a page, while it is written.
    ...(developing ? ['./tools/start/page-problems.ts'] : []),
    classNames,
    reproducible,
    trustedTypes,
    inlineScripts,
    browser,
    thirdPartyLicenses,
    catalogTiles,
    siteMap,
    localSearch(search),
    afterBuild({
      redirects,
      serverRedirects: capitalRedirects,
      search,
      feeds,
      socialCards: {mark: 'static/img/logo-dark.svg'},
      changes,
    }),
  ],
  presets: [
    [
      developing ? './tools/start/preset.ts' : './src/plugins/classic-theme-lean/preset.ts',
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
    metadata: [{name: 'keywords', content: keywords.join(', ')}],
    colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
    docs: {versionPersistence: 'localStorage', sidebar: {hideable: false, autoCollapseCategories: true}},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    navbar,
    footer,
    prism,
  } satisfies ThemeConfig,
} satisfies Config;
