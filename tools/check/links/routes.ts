import path from 'node:path';
import {parseDocument} from 'yaml';
import {customResources} from '../../../src/catalog/crds';
import {filesBelow} from '../../../src/files/files';
import {twinPath} from '../../../src/plugins/after-build/twin/twin';
import {FlawError} from '../../../src/text/flaw';
import {nearest} from '../../../src/text/nearest';
import type {PageKind} from '../page/pages';

/** The `slug` in the front matter of a page. Parsing the front matter of every page would be slow. */
export const slugOf = (source: string): string | undefined =>
  /^---\n(?:(?!---).*\n)*?slug: *["']?([^\s"']+)/.exec(source)?.[1];

/** The route at which the site serves a page. Undefined for a post without a slug. */
export function routeOf(file: string, kind: PageKind, slug: string | undefined): string | undefined {
  if (kind === 'post') return slug === undefined ? undefined : path.posix.join('/blog', slug);
  const {dir, name} = path.posix.parse(kind === 'page' ? file.replace('src/pages', '') : `/${file}`);
  if (kind === 'doc' && slug !== undefined) return path.posix.join(slug.startsWith('/') ? '/docs' : dir, slug);
  // Docusaurus serves these as the page of their folder.
  const isIndex = /^(?:index|readme)$/i.test(name) || name === path.posix.basename(dir);
  return isIndex ? dir : path.posix.join(dir, name);
}

/**
 * The route that was probably meant: the same name in another folder, or a similar name in the same folder.
 *
 * @param known published routes; the new name of a renamed page is none of them
 */
export function meantRoute(route: string, all: readonly string[], known: readonly string[] = []): string | undefined {
  const routes = known.includes(route) ? all.filter((one) => !known.includes(one)) : all;
  const {dir, base: name} = path.posix.parse(route);
  const moved = routes.find((one) => path.posix.basename(one) === name.toLowerCase());
  if (moved !== undefined) return moved;
  const siblings = routes.filter((one) => path.posix.dirname(one) === dir).map((one) => path.posix.basename(one));
  const longer = siblings.filter((one) => one.includes(name) || name.includes(one));
  const meant = longer.length === 1 ? longer[0] : nearest(name, siblings);
  return meant === undefined ? undefined : path.posix.join(dir, meant);
}

/** The fix for a route that does not exist. */
export function routeFix(route: string, routes: readonly string[], known?: readonly string[]): string {
  const meant = meantRoute(route, routes, known);
  return meant === undefined ? 'link to a route that exists' : `did you mean \`${meant}\`?`;
}

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
    throw new FlawError(error.message.split('\n')[0]!, 'correct the YAML', error.linePos?.[0].line ?? 1, file);
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
