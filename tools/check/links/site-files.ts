import path from 'node:path';
import {parseDocument} from 'yaml';
import {customResources} from '../../../src/catalog/crds';
import {filesBelow} from '../../../src/files/files';
import {twinPath} from '../../../src/plugins/after-build/twin/twin';
import {FlawError} from '../../../src/text/flaw';

/**
 * Files that the build generates in addition to pages. Links to them are written `pathname:///…`.
 *
 * @param routes of documents and posts, each of which is published as Markdown, too
 */
export function generatedFiles(routes: readonly string[]): string[] {
  const schemas = [...customResources.map(({schema}) => schema), 'finding.schema.json'];
  return [
    ...schemas.map((schema) => `/schemas/${schema}`),
    ...routes.map(twinPath),
    '/images.txt',
    '/llms.txt',
    '/llms-full.txt',
    '/build-info.json',
    '/third-party-licenses.txt',
    '/blog/rss.xml',
    '/blog/atom.xml',
    '/blog/feed.json',
    '/sitemap.xml',
    '/robots.txt',
  ];
}

/** Files below `static`, which are served as they are. */
export const staticFiles = (root: string): string[] => filesBelow(path.join(root, 'static')).map((file) => `/${file}`);

type Values = Readonly<Record<string, unknown>>;

type Entries = Readonly<Record<string, Values | null>>;

/** Tags and authors by key, as `blog/tags.yml` and `blog/authors.yml` declare them. */
export interface Declared {
  readonly tags: Entries;
  readonly authors: Entries;
}

/** The entries of a file. A syntax error ends the check, because every post depends on them. */
export function entriesOf(file: string, source: string): Entries {
  const document = parseDocument(source);
  const [error] = document.errors;
  if (error) {
    throw new FlawError(error.linePos?.[0].line ?? 1, error.message.split('\n')[0]!, 'correct the YAML', file);
  }
  return (document.toJS() ?? {}) as Entries;
}

/** Routes of the lists that the framework creates from posts. Nobody links to their further pages. */
export function blogLists({tags, authors}: Declared): string[] {
  const withPage = Object.keys(authors).filter((key) => authors[key]?.['page']);
  return [
    '/blog',
    '/blog/archive',
    '/blog/tags',
    ...Object.entries(tags).map(([key, tag]) => `/blog/tags${String(tag?.['permalink'] ?? `/${key}`)}`),
    ...(withPage.length > 0 ? ['/blog/authors', ...withPage.map((key) => `/blog/authors/${key}`)] : []),
  ];
}
