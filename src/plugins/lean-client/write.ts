import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
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

/**
 * Writes generated files without what a browser never uses: the configuration of the build, lists of all documents, components
 * that the configuration never shows. Answers the aliases that put them in the place of the originals.
 */
export function writeLean({generatedFilesDir, siteDir, siteConfig}: LoadContext): Record<string, string> {
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
