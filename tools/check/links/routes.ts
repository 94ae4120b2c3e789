import path from 'node:path';
import {nearest} from '../../../src/text/nearest';
import type {Page} from '../page/pages';

/** Docusaurus serves these as the page of their folder. */
function isFolderIndex(name: string, folder: string): boolean {
  return name === 'index' || name.toLowerCase() === 'readme' || name === path.posix.basename(folder);
}

/** The route at which the site serves a page. Undefined for a post without a slug. */
export function routeOf({file, kind, frontMatter}: Pick<Page, 'file' | 'kind' | 'frontMatter'>): string | undefined {
  const {slug} = frontMatter.values;
  if (kind === 'post') return typeof slug === 'string' ? path.posix.join('/blog', slug) : undefined;
  const plain = file.replace(/\.mdx?$/, '');
  const base = kind === 'page' ? plain.replace(/^src\/pages/, '') : `/${plain}`;
  if (kind === 'doc' && typeof slug === 'string') {
    return slug.startsWith('/') ? path.posix.join('/docs', slug) : path.posix.join(path.posix.dirname(base), slug);
  }
  const [folder, name] = [path.posix.dirname(base), path.posix.basename(base)];
  return isFolderIndex(name, folder) ? folder : base;
}

const wordsOf = (name: string): readonly string[] => name.split('-');

/** One name says all that the other says, and more: `scope` and `limit-scope`. */
function extend(one: string, other: string): boolean {
  const [short, long] = [wordsOf(one), wordsOf(other)].toSorted((a, b) => a.length - b.length) as [string[], string[]];
  return short.every((word) => long.includes(word));
}

/** The route that was meant: one that ends alike, or one of the same folder that is spelled alike or says more. */
export function meantRoute(route: string, routes: readonly string[]): string | undefined {
  const {dir, base: name} = path.posix.parse(route);
  const moved =
    routes.find((one) => one === route.toLowerCase()) ?? routes.find((one) => path.posix.basename(one) === name);
  if (moved !== undefined) return moved;
  const siblings = routes.filter((one) => path.posix.dirname(one) === dir).map((one) => path.posix.basename(one));
  const [more, another] = siblings.filter((one) => extend(one, name));
  const meant = more !== undefined && another === undefined ? more : nearest(name, siblings);
  return meant === undefined ? undefined : path.posix.join(dir, meant);
}

/** What a page that others know is called now: a route that nobody knows yet, spelled alike or the only one in its folder. */
export function renamedRoute(route: string, routes: readonly string[], known: readonly string[]): string | undefined {
  const fresh = routes.filter((one) => !known.includes(one));
  const [only, another] = fresh.filter((one) => path.posix.dirname(one) === path.posix.dirname(route));
  return meantRoute(route, fresh) ?? (another === undefined ? only : undefined);
}

/**
 * The mend for a route that does not exist.
 *
 * @param known routes that others link to
 */
export function routeMend(route: string, routes: readonly string[], known: readonly string[] = []): string {
  const meant = known.includes(route) ? renamedRoute(route, routes, known) : meantRoute(route, routes);
  return meant === undefined ? 'link to a route that exists' : `did you mean \`${meant}\`?`;
}
