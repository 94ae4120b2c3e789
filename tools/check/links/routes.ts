import path from 'node:path';
import {nearest} from '../../../src/text/nearest';
import type {PageKind} from '../page/pages';

/** Docusaurus serves these as the page of their folder. */
function isFolderIndex(name: string, folder: string): boolean {
  return name === 'index' || name.toLowerCase() === 'readme' || name === path.posix.basename(folder);
}

/** The `slug` in the front matter of a page. Parsing the front matter of every page would be slow. */
export const slugOf = (source: string): string | undefined =>
  /^---\n(?:(?!---).*\n)*?slug: *["']?([^\s"']+)/.exec(source)?.[1];

/** The route at which the site serves a page. Undefined for a post without a slug. */
export function routeOf(file: string, kind: PageKind, slug: string | undefined): string | undefined {
  if (kind === 'post') return slug === undefined ? undefined : path.posix.join('/blog', slug);
  const plain = file.replace(/\.mdx?$/, '');
  const base = kind === 'page' ? plain.replace(/^src\/pages/, '') : `/${plain}`;
  if (kind === 'doc' && slug !== undefined) {
    return slug.startsWith('/') ? path.posix.join('/docs', slug) : path.posix.join(path.posix.dirname(base), slug);
  }
  const [folder, name] = [path.posix.dirname(base), path.posix.basename(base)];
  return isFolderIndex(name, folder) ? folder : base;
}

/** The route that was probably meant: the same name in another folder, or a similar name in the same folder. */
function meantRoute(route: string, routes: readonly string[]): string | undefined {
  const {dir, base: name} = path.posix.parse(route);
  const moved = routes.find((one) => path.posix.basename(one) === name.toLowerCase());
  if (moved !== undefined) return moved;
  const siblings = routes.filter((one) => path.posix.dirname(one) === dir).map((one) => path.posix.basename(one));
  const longer = siblings.filter((one) => one.includes(name) || name.includes(one));
  const meant = longer.length === 1 ? longer[0] : nearest(name, siblings);
  return meant === undefined ? undefined : path.posix.join(dir, meant);
}

/** The new name of a renamed page: a route that was not published before, with a similar name. */
export function renamedRoute(route: string, routes: readonly string[], known: readonly string[]): string | undefined {
  return meantRoute(
    route,
    routes.filter((one) => !known.includes(one)),
  );
}

/**
 * The fix for a route that does not exist.
 *
 * @param known published routes
 */
export function routeFix(route: string, routes: readonly string[], known: readonly string[] = []): string {
  const meant = known.includes(route) ? renamedRoute(route, routes, known) : meantRoute(route, routes);
  return meant === undefined ? 'link to a route that exists' : `did you mean \`${meant}\`?`;
}
