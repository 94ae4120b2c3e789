import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {leanConfig, leanGlobalData, leanVersion} from './data';
import {unusedParts, type Shown} from './parts';

const own = (name: string): string => path.join(__dirname, name);

type Data = Readonly<Record<string, unknown>>;

/** Where the documentation plugin keeps what the pages of each version share. */
const VERSIONS = 'docusaurus-plugin-content-docs';

/** Whether a page shows cards of other pages: a generated index of a category does, and a page that names the component. */
function hasCards(registry: string, siteDir: string): boolean {
  const sources = [...registry.matchAll(/"@site\/([^"\n]+\.mdx?)"\)\]/g)].map(([, file = '']) =>
    path.join(siteDir, file),
  );
  return (
    registry.includes('DocCategoryGeneratedIndexPage') ||
    sources.some((file) => readFileSync(file, 'utf8').includes('DocCard'))
  );
}

/** Files below a folder of generated files, relative to it. */
const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.json'))
    : [];

/** The module of a version whose menus are packed. */
const versionModule = (lean: Data): string =>
  `import {unpacked} from '@generated/sidebar';
const data = ${JSON.stringify(lean)};
const menus = data.version.docsSidebars;
for (const name in menus) menus[name] = unpacked(menus[name]);
export default data;
`;

/** Writes lean copies of generated files; answers the aliases that put them in the place of the originals. */
function writeLean({generatedFilesDir, siteDir, siteConfig}: LoadContext): Record<string, string> {
  const folder = path.join(generatedFilesDir, 'lean-client');
  const read = (name: string) => readFileSync(path.join(generatedFilesDir, name), 'utf8');
  const aliases: Record<string, string> = {};
  const write = (name: string, text: string, request = name) => {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
    aliases[`@generated/${request}$`] = file;
  };
  const items = (siteConfig.themeConfig.navbar as {readonly items?: readonly Data[]} | undefined)?.items ?? [];
  write(
    'globalData.json',
    JSON.stringify(leanGlobalData(JSON.parse(read('globalData.json')) as Data, items)),
    'globalData',
  );
  write('docusaurus.config.json', JSON.stringify(leanConfig(siteConfig as unknown as Data)), 'docusaurus.config');
  write('site-metadata.json', JSON.stringify({pluginVersions: {}}), 'site-metadata');
  const versions = filesIn(path.join(generatedFilesDir, VERSIONS))
    .map((file) => path.posix.join(VERSIONS, file.replaceAll(path.sep, '/')))
    .map((name) => ({name, data: JSON.parse(read(name)) as Data}))
    .filter(({data}) => data.version);
  if (!hasCards(read('registry.js'), siteDir)) {
    for (const {name, data} of versions) write(`${name}.js`, versionModule(leanVersion(data)), name);
    aliases['@generated/sidebar$'] = own('sidebar.ts');
  }
  const shown = {...siteConfig.themeConfig, versions: versions.map(({data}) => data.version)} as Shown;
  for (const part of unusedParts(shown)) aliases[`${part}$`] = own('absent.ts');
  return aliases;
}

/**
 * Takes out of the scripts what a browser never uses: the configuration of the build, lists of all documents, components that
 * the configuration never shows, and the helpers of TypeScript beyond the few that the framework's packages call. The
 * development server makes these lists anew when pages come and go, and keeps the originals.
 */
export default function leanClient(context: LoadContext): Plugin {
  return {
    name: 'lean-client',
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      const absent = own('absent.ts');
      // Addresses are plain paths, not hashes.
      const isPlain = context.siteConfig.future.experimental_router === 'browser';
      const plain = isPlain && {'@docusaurus/Link$': own('Link.tsx'), 'react-router-dom$': own('router-dom.tsx')};
      const tslib = {
        test: /[\\/]@docusaurus[\\/]utils-common[\\/]/,
        resolve: {alias: {tslib: own('tslib.cjs')}},
      };
      // The error page is the site's own (src/theme/ErrorPageContent): the framework's needs no style.
      const errors = {
        test: /[\\/]errorBoundaryUtils\.js$/,
        resolve: {alias: {'./errorBoundaryUtils.module.css': absent}},
      };
      // Its checks of types are for development, and no component is wrapped with the statics of another.
      const router = {
        test: /[\\/]react-router(?:-dom)?[\\/]/,
        resolve: {
          alias: {
            'react-is$': absent,
            'hoist-non-react-statics$': absent,
            ...(isPlain && {history$: own('history.ts')}),
          },
        },
      };
      // Both load tables of all languages of the world for what English does without.
      const dates = {
        test: /[\\/]theme-common[\\/]lib[\\/]internal\.js$/,
        resolve: {alias: {...(context.i18n.currentLocale === 'en' && {'./utils/IntlUtils$': own('dates.ts')})}},
      };
      const menu = {
        test: /[\\/]navbarSecondaryMenu[\\/]content\.js$/,
        resolve: {alias: {'../../utils/reactUtils$': own('shallow.ts')}},
      };
      return {
        // The framework has an alias for all generated files.
        mergeStrategy: {'resolve.alias': 'prepend'},
        resolve: {alias: {...writeLean(context), ...plain}},
        module: {rules: [tslib, errors, router, dates, menu]},
        // Rspack writes its name and version into each script that starts something.
        experiments: {rspackFuture: {bundlerInfo: {force: false}}} as object,
      };
    },
  };
}
