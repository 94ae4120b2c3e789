import {packed} from './sidebar';

type Data = Readonly<Record<string, unknown>>;

/** What the browser's part of the framework and of the theme reads of the configuration. */
const READ = new Set([
  'title',
  'tagline',
  'url',
  'baseUrl',
  'baseUrlIssueBanner',
  'titleDelimiter',
  'favicon',
  'noIndex',
  'trailingSlash',
  'i18n',
  'future',
  'storage',
  'themeConfig',
  'customFields',
]);

/** The configuration without what only the build reads. */
export const leanConfig = (config: Data): Data =>
  Object.fromEntries(Object.entries(config).filter(([name]) => READ.has(name)));

/** Kinds of navbar items that look for a document by its id. */
const SEEKING = /^(?:doc|docSidebar|docsVersion|docsVersionDropdown)$/;

/** A version of the documentation, as each of its pages has it. */
interface Version extends Data {
  readonly docs: object;
  readonly docsSidebars: Readonly<Record<string, readonly Data[]>>;
}

interface DocsData {
  readonly versions: readonly Data[];
}

/**
 * What plugins tell all pages, without the list of all documents where nothing looks into it: with one version only there
 * is no other one to lead to.
 *
 * @param items the items of the navbar, and those in its menus
 */
export function leanGlobalData(data: Data, items: readonly Data[]): Data {
  const all = items.flatMap((item) => [item, ...((item.items as readonly Data[] | undefined) ?? [])]);
  const docs = data['docusaurus-plugin-content-docs'] as Readonly<Record<string, DocsData>> | undefined;
  if (!docs || all.some(({type}) => SEEKING.test(String(type)))) return data;
  const lean = Object.entries(docs).map(([id, {versions, ...rest}]) => {
    const left = versions.length > 1 ? versions : versions.map((version) => ({...version, docs: []}));
    return [id, {...rest, versions: left}] as const;
  });
  return {...data, 'docusaurus-plugin-content-docs': Object.fromEntries(lean)};
}

/**
 * What every page of the documentation has of its version, with its menus packed and without titles and descriptions of all others:
 * cards show them.
 */
export function leanVersion(data: Data): Data {
  const version = data.version as Version | undefined;
  if (!version?.docs) return data;
  const menus = Object.entries(version.docsSidebars).map(([name, items]) => [name, packed(items)] as const);
  return {...data, version: {...version, docs: {}, docsSidebars: Object.fromEntries(menus)}};
}
