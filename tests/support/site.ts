import {readFileSync} from 'node:fs';
import path from 'node:path';
import {identity} from '../../src/site/identity';
import {filesBelow} from '../../src/lib/files';

export const projectDir = path.resolve(__dirname, '../..');

/** The build under test: `SITE_DIR`, or `build` by default. */
export const siteDir = path.resolve(projectDir, process.env.SITE_DIR ?? 'build');

/** Text of a source file. */
export const sourceFile = (file: string): string => readFileSync(path.join(projectDir, file), 'utf8');

/** Text of a built file. */
export const builtFile = (file: string): string => readFileSync(path.join(siteDir, file), 'utf8');

/** All built files, relative to the build. */
export const builtFiles = (): string[] => filesBelow(siteDir);

/** The file of a route, relative to the build. */
export const fileOfRoute = (route: string): string => (route === '/' ? 'index.html' : `${route.slice(1)}.html`);

/** The route of an HTML file of the build. */
export const routeOfFile = (file: string): string => `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`;

/** Routes of all pages in the sitemap, which does not list the not-found page. */
export function sitemapRoutes(): string[] {
  const addresses = [...builtFile('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  return addresses.map((address) => decodeURI(new URL(address).pathname)).toSorted();
}

export const canonicalOf = (route: string): string => identity.url + route;

/** True for a redirect page. */
const isRedirectPage = (file: string) => builtFile(file).includes('http-equiv="refresh"');

/** Routes of all built pages, in the sitemap or not, except the not-found page and redirects. */
export const builtRoutes = (): string[] =>
  filesBelow(siteDir, '.html')
    .filter((file) => file !== '404.html' && !isRedirectPage(file))
    .map(routeOfFile)
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
