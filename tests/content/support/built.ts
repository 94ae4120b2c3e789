import {existsSync} from 'node:fs';
import path from 'node:path';
import {identity} from '../../../src/site/identity';
import {factsIn, type Address, type PageFacts} from '../../support/page-facts';
import {builtFiles, routeOfFile, siteDir} from '../../support/site';

/** The reason to skip tests of the built site, or false. */
export const skip = existsSync(path.join(siteDir, 'index.html'))
  ? false
  : `there is no build in ${siteDir}: run npm run build`;

/** A build: pages by route, and the absolute paths of all files, for example `/img/logo.svg`. */
export interface Build {
  readonly pages: ReadonlyMap<string, PageFacts>;
  readonly files: ReadonlySet<string>;
}

/** Reads every page of the build. */
export function readBuild(): Build {
  const files = builtFiles();
  const pages = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => [routeOfFile(file), factsIn(file)] as const);
  return {pages: new Map(pages), files: new Set(files.map((file) => `/${file}`))};
}

/** Anchors that exist on every page. */
const GIVEN_ANCHORS = new Set(['', 'top']);

/** The problem with an address on a page; undefined for valid addresses, other sites and other protocols. */
function diagnosticOf({pages, files}: Build, own: string, {url, element}: Address): string | undefined {
  if (/^(?:mailto|tel|data|blob|javascript):/.test(url)) return undefined;
  const base = identity.url + own;
  if (!URL.canParse(url, base)) return `the address ${url} cannot be read`;
  const {origin, pathname, hash} = new URL(url, base);
  if (origin !== new URL(identity.url).origin) return undefined;
  const [route = '', anchor = ''] = [pathname, hash.slice(1)].map(decodeURIComponent);
  const target = pages.get(route);
  if (target) {
    const isKnown = element !== 'a' || GIVEN_ANCHORS.has(anchor) || anchor.startsWith(':~:');
    return isKnown || target.ids.includes(anchor) ? undefined : `${route} has no anchor #${anchor}`;
  }
  if (files.has(route) && !route.endsWith('.html')) return undefined;
  // Hosts return this file for any address.
  if (route === '/404.html' && own === '/404') return undefined;
  const right = route.replace(/\/$|\.html$|\/index\.html$/, '');
  return pages.has(right) ? `${url} is not the address ${right} of the page` : `<${element}> leads nowhere: ${url}`;
}

/** Problems with links, anchors, images and resources of a build, and duplicate ids, as `route: flaw`. */
export function builtProblems(build: Build): string[] {
  return [...build.pages].flatMap(([route, {addresses, imagesWithoutText, ids}]) =>
    [
      ...addresses.flatMap((address) => diagnosticOf(build, route, address) ?? []),
      ...imagesWithoutText.map((url) => `the image ${url} has no alternative text`),
      ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `the id ${id} appears twice`),
    ].map((flaw) => `${route}: ${flaw}`),
  );
}
