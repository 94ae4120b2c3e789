import {readFileSync} from 'node:fs';
import path from 'node:path';
import {identity} from '../../src/config/identity';
import {filesBelow} from '../../src/files/files';

/** Root of the project. */
export const projectDir = path.resolve(__dirname, '../..');

/** The build under test. `SITE_DIR` names another one than `build`. */
export const siteDir = path.resolve(projectDir, process.env.SITE_DIR ?? 'build');

/** Text of a file of the project. */
export const sourceFile = (file: string): string => readFileSync(path.join(projectDir, file), 'utf8');

/** Text of a file of the build. */
export const builtFile = (file: string): string => readFileSync(path.join(siteDir, file), 'utf8');

/** All files of the build, relative to it. */
export const builtFiles = (): string[] => filesBelow(siteDir);

/** The file of a route, relative to the build. */
export const fileOfRoute = (route: string): string => (route === '/' ? 'index.html' : `${route.slice(1)}.html`);

/** Routes of all pages, as the sitemap of the build lists them, without the not-found page. */
export function sitemapRoutes(): string[] {
  const addresses = [...builtFile('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  return addresses.map((address) => decodeURI(new URL(address).pathname)).toSorted();
}

/** The canonical address of a route. */
export const canonicalOf = (route: string): string => identity.url + route;

/** True for a page that only leads to another one. */
const isRedirectPage = (file: string) => builtFile(file).includes('http-equiv="refresh"');

/**
 * Routes of all pages of the build, in the sitemap or not, without the not-found page and without pages that only
 * lead to another one.
 */
export const builtRoutes = (): string[] =>
  filesBelow(siteDir, '.html')
    .filter((file) => file !== '404.html' && !isRedirectPage(file))
    .map((file) => `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`)
    .toSorted();

/** One page of each kind. */
export const pagesOfEachKind: readonly string[] = [
  '/',
  '/docs/scanners/nmap',
  '/docs/scanners',
  '/docs/api/crds/scan',
  '/docs/how-tos/playground',
  '/docs/hooks/cascading-scans',
  '/docs/architecture/runtime_view',
  '/blog',
  '/blog/2022/01/18/log4shell',
  '/blog/tags',
  '/blog/archive',
  '/search',
  '/site-map',
];
