import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {writeLean} from '../lean-client/write';
import {chunkFilesPlugin} from '../route-shards/chunk-files-plugin';
import {writeShards} from '../route-shards/write';

const ours = (file: string): string => path.join(__dirname, '..', file);
const client = path.dirname(require.resolve('@docusaurus/core/lib/client/clientEntry.js'));
const frameworks = (file: string): string => path.join(client, file);

/** What runs in the browser beside the components, in this order; the first comment of each says what it is for. */
const MODULES = [
  'route-ahead/client.ts',
  'route-loading/client.ts',
  // Before everything that reads the address. What a page says of its own address comes first.
  'canonical-path/client.ts',
  'malformed-path/client.ts',
  'color-mode/storage-events.ts',
  'route-loading/out-of-view.ts',
  'route-progress/client.ts',
  'route-focus/client.ts',
  'way-back/client.ts',
  'current-place/client.ts',
  'diagram-dialog/client.ts',
  'reference-entries/client.ts',
  'table-regions/client.ts',
].map(ours);

/** On the server, too. The components of Markdown come with the chunks of pages, not with what stands around them. */
const EVERYWHERE = {
  'react-router-config': ours('canonical-path/routes.tsx'),
  '@mdx-js/react$': ours('static-text/components.ts'),
};

/** Addresses are plain paths, not hashes. */
const PLAIN = {
  '@docusaurus/Link$': ours('lean-client/Link.tsx'),
  'react-router-dom$': ours('lean-client/router-dom.tsx'),
};

const PREACT = {
  'react/jsx-runtime$': 'preact/jsx-runtime',
  'react-dom/client$': 'preact/compat/client',
  'react-dom$': 'preact/compat',
  react$: 'preact/compat',
};

/** A rule by which some modules import others than they name. */
const instead = (importer: string | RegExp, alias: Readonly<Record<string, string>>) => ({
  test: importer,
  resolve: {alias},
});

/** Fetching ahead is ours (route-ahead): the framework fetches every page whose link is in sight. */
const QUIET = instead(frameworks('clientEntry.js'), {'./docusaurus$': ours('route-ahead/quiet.ts')});

const ABSENT = ours('lean-client/absent.ts');
const PRELOAD = ours('route-shards/preload.ts');

/** What modules of a build import in the place of what they name. */
const rulesOfBuild = (isEnglish: boolean) => [
  instead(frameworks('clientEntry.js'), {'./preload$': PRELOAD}),
  instead(frameworks('PendingNavigation.js'), {'./preload$': PRELOAD}),
  instead(ours('route-ahead/client.ts'), {'@docusaurus/core/lib/client/preload$': PRELOAD}),
  // Its banner for a wrong base URL is a script of the server, and switched off: ours is in src/plugins/inline-scripts.
  instead(frameworks('App.js'), {
    './normalizeLocation$': ours('route-shards/normalize.ts'),
    './BaseUrlIssueBanner$': ABSENT,
  }),
  // The few helpers of TypeScript that the framework's packages call.
  instead(/[\\/]@docusaurus[\\/]utils-common[\\/]/, {tslib: ours('lean-client/tslib.cjs')}),
  // The error page is the site's own (src/theme/ErrorPageContent): the framework's needs no style.
  instead(/[\\/]errorBoundaryUtils\.js$/, {'./errorBoundaryUtils.module.css': ABSENT}),
  // Its checks of types are for development, and no component is wrapped with the statics of another.
  instead(/[\\/]react-router(?:-dom)?[\\/]/, {
    'react-is$': ABSENT,
    'hoist-non-react-statics$': ABSENT,
    history$: ours('lean-client/history.ts'),
  }),
  // Both load tables of all languages of the world for what English does without.
  instead(/[\\/]theme-common[\\/]lib[\\/]internal\.js$/, {
    ...(isEnglish && {'./utils/IntlUtils$': ours('lean-client/dates.ts')}),
  }),
  instead(/[\\/]navbarSecondaryMenu[\\/]content\.js$/, {'../../utils/reactUtils$': ours('lean-client/shallow.ts')}),
];

/**
 * Chromium reads a script twice: all of it at once, without its functions, and each function again when it is first called,
 * which holds the page up while it comes to life. A script with this comment it compiles whole while it arrives, beside the
 * page (https://developer.chrome.com/blog/explicit-compile-hints). To other browsers it is a comment.
 */
const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad';

/** After minification, which takes comments out, and before digests are made. */
const STAGE = 1001;

/**
 * What a browser runs of ours beside the framework, and in the place of its modules: routes in shards (route-shards), lists
 * without what only the build reads (lean-client), Preact, which has the interface of React in a tenth of its bytes. The
 * development server makes its lists anew when pages come and go, and keeps the originals, as the server does.
 * `tests/e2e/hydration.spec.ts` holds server and browser to the same document.
 */
export default function browser(context: LoadContext): Plugin {
  return {
    name: 'browser',
    getClientModules: () => MODULES,
    configureWebpack(config, isServer, {currentBundler: {instance}}) {
      // The framework has aliases for the same packages and for all generated files.
      const mergeStrategy = {'resolve.alias': 'prepend'} as const;
      if (isServer) return {mergeStrategy, resolve: {alias: EVERYWHERE}};
      // The names of all chunks, which stand in the runtime script for the framework's way of fetching ahead only.
      config.plugins = config.plugins?.filter((plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin');
      const inBrowser = {...EVERYWHERE, 'react-loadable': ours('route-loading/loadable.tsx')};
      if (process.env.NODE_ENV !== 'production')
        return {mergeStrategy, resolve: {alias: inBrowser}, module: {rules: [QUIET]}};
      const {aliases, pages, listing} = writeShards(context);
      return {
        mergeStrategy,
        resolve: {alias: {...inBrowser, ...aliases, ...writeLean(context), ...PLAIN, ...PREACT}},
        module: {
          rules: [QUIET, ...rulesOfBuild(context.i18n.currentLocale === 'en')],
          // A name of React that Preact lacks ends the build, and not the page of a visitor.
          parser: {javascript: {exportsPresence: 'error'}},
        },
        plugins: [
          chunkFilesPlugin(pages, listing),
          new instance.BannerPlugin({banner: COMPILE_AHEAD, raw: true, test: /\.js$/, stage: STAGE}),
        ],
        // Rspack writes its name and version into each script that starts something.
        experiments: {rspackFuture: {bundlerInfo: {force: false}}} as object,
      };
    },
  };
}
