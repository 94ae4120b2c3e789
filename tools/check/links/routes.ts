import path from 'node:path';
import {customResources} from '../../../src/catalog/crds';
import {filesBelow} from '../../../src/lib/files';
import {twinPath} from '../../../src/plugins/after-build/twin/twin';
import {type Diagnostic, DiagnosticError} from '../../../src/lib/diagnostic';
import {nearest} from '../../../src/lib/nearest';
import {redirects} from '../../../src/site/redirects';
import {parseYaml} from '../manifests/yaml-text';
import type {PageKind} from '../page/pages';

/** The route of a page; undefined for a post without a slug. */
export function routeOf(file: string, kind: PageKind, slug: string | undefined): string | undefined {
  if (kind === 'post') return slug === undefined ? undefined : path.posix.join('/blog', slug);
  const {dir, name} = path.posix.parse(kind === 'page' ? file.replace('src/pages', '') : `/${file}`);
  if (kind === 'doc' && slug !== undefined) return path.posix.join(slug.startsWith('/') ? '/docs' : dir, slug);
  // Docusaurus uses these as the index page of their folder.
  const isIndex = /^(?:index|readme)$/i.test(name) || name === path.posix.basename(dir);
  return isIndex ? dir : path.posix.join(dir, name);
}

/**
 * The most likely intended route: the same name in another folder, or a similar name in the same folder.
 *
 * @param known published routes, which do not include the new route of a renamed page
 */
export function meantRoute(route: string, all: readonly string[], known: readonly string[] = []): string | undefined {
  const pages = all.filter((one) => !redirects.some(({from}) => from === one));
  const routes = known.includes(route) ? pages.filter((one) => !known.includes(one)) : pages;
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
 * Files that the build generates in addition to pages. Links to them have the form `pathname:///…`.
 *
 * @param routes of docs and posts, which are also published as Markdown
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

/** Paths of the files in `static`, which are served unchanged. */
export const staticFiles = (root: string): string[] => filesBelow(path.join(root, 'static')).map((file) => `/${file}`);

type Values = Readonly<Record<string, unknown>>;

type Entries = Readonly<Record<string, Values | null>>;

/** The entries of `blog/tags.yml` and `blog/authors.yml`, by key. */
export interface Declared {
  readonly tags: Entries;
  readonly authors: Entries;
}

/**
 * The entries of a YAML file.
 *
 * @throws DiagnosticError for a syntax error or another encoding than UTF-8, because every post depends on these entries
 */
export function entriesOf(file: string, source: string, encoding: readonly Diagnostic[] = []): Entries {
  const {
    documents: [document],
    diagnostics: [diagnostic = encoding[0]],
  } = parseYaml(source);
  if (diagnostic) throw new DiagnosticError(diagnostic.problem, diagnostic.fix, diagnostic.line, file);
  return (document?.value ?? {}) as Entries;
}

/** Routes of the lists that Docusaurus generates from posts, without the second and later pages. */
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
