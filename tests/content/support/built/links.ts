import {identity} from '../../../../src/config/identity';
import type {Build, BuiltPage, BuiltReference} from './read';

/** Anchors that a browser or the framework provides. */
const GIVEN_ANCHORS = new Set(['', 'top']);

/** What is wrong with an address; undefined for right ones, other sites and other protocols. */
function flawOf({pages, files}: Build, page: BuiltPage, {url, element}: BuiltReference): string | undefined {
  if (/^(?:mailto|tel|data|blob|javascript):/.test(url)) return undefined;
  const base = identity.url + page.route;
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
  // Hosts answer with this file, under whatever address was asked for.
  if (route === '/404.html' && page.route === '/404') return undefined;
  const right = route.replace(/\/$|\.html$|\/index\.html$/, '');
  return pages.has(right) ? `${url} is not the address ${right} of the page` : `<${element}> leads nowhere: ${url}`;
}

/** What is wrong with the links, anchors, images and resources of a build, and ids that stand twice: `file: flaw`. */
export function builtProblems(build: Build): string[] {
  return [...build.pages.values()].flatMap((page) =>
    [
      ...page.references.flatMap((reference) => flawOf(build, page, reference) ?? []),
      ...page.imagesWithoutText.map((url) => `the image ${url} has no alternative text`),
      ...page.ids.filter((id, index) => page.ids.indexOf(id) !== index).map((id) => `the id ${id} stands twice`),
    ].map((flaw) => `${page.file}: ${flaw}`),
  );
}

/** Files that the site promises and the build does not have. */
export function missingFiles(build: Build, promised: readonly string[]): string[] {
  return promised.filter((file) => !build.files.has(file));
}
