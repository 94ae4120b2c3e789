import path from 'node:path';
import {identity} from '../../../../src/config/identity';
import {suggest} from '../../../../src/text/nearest';
import type {Problem} from '../../../../src/text/flaw';
import type {Site} from '../../../../tools/check/site';
import type {Build, BuiltPage, BuiltReference} from './read';

type Words = Omit<Problem, 'file' | 'line'>;

/** Anchors that a browser or the framework provides. */
const GIVEN_ANCHORS = new Set(['', 'top']);

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The address of a reference within the site; undefined for other sites and other protocols. */
function internalAddress(url: string, page: BuiltPage): URL | undefined {
  if (/^(?:mailto|tel|data|blob|javascript):/.test(url)) return undefined;
  const address = new URL(url, identity.url + page.route);
  return address.origin === new URL(identity.url).origin ? address : undefined;
}

function anchorWords(target: BuiltPage, hash: string, element: string): Words | undefined {
  const anchor = decoded(hash.slice(1));
  if (element !== 'a' || GIVEN_ANCHORS.has(anchor) || target.ids.includes(anchor) || anchor.startsWith(':~:'))
    return undefined;
  return {problem: `${target.route} has no anchor #${anchor}`, mend: suggest(anchor, target.ids, 'an id of that page')};
}

function referenceWords(build: Build, page: BuiltPage, {url, element}: BuiltReference): Words | undefined {
  const address = URL.canParse(url, identity.url + page.route) ? internalAddress(url, page) : null;
  if (address === null) return {problem: `the address ${url} cannot be read`, mend: 'correct it'};
  if (!address) return undefined;
  const route = decoded(address.pathname);
  const target = build.pages.get(route);
  if (target) return anchorWords(target, address.hash, element);
  if (build.files.has(route) && !route.endsWith('.html')) return undefined;
  // Hosts answer with this file, under whatever address was asked for.
  if (route === '/404.html' && page.route === '/404') return undefined;
  const right = route.replace(/\/$|\.html$|\/index\.html$/, '');
  if (build.pages.has(right)) return {problem: `${url} is not the canonical address of a page`, mend: `write ${right}`};
  const mend = suggest(route, element === 'a' ? [...build.pages.keys()] : [...build.files], 'an address that exists');
  return {problem: `${element === 'a' ? 'the link' : `the address of <${element}>`} ${url} leads nowhere`, mend};
}

/** The line of the author's file on which an address stands, or the built page when it stands nowhere. */
function place(site: Site, page: BuiltPage, url: string, buildFolder: string): {file: string; line: number} {
  const file = site.routes.get(page.route) ?? undefined;
  if (file !== undefined) {
    const line = site
      .page(file)
      .source.split('\n')
      .findIndex((text) => text.includes(url));
    if (line !== -1) return {file, line: line + 1};
  }
  return {file: path.posix.join(buildFolder, page.file), line: 1};
}

/** Checks every link, anchor, image and resource of a build. `buildFolder` is shown in front of the names of its files. */
export function builtProblems(site: Site, build: Build, buildFolder = 'build'): Problem[] {
  return [...build.pages.values()].flatMap((page) => {
    const at = (url: string): {file: string; line: number} => place(site, page, url, buildFolder);
    const repeated = new Set(page.ids.filter((id, index) => page.ids.indexOf(id) !== index));
    return [
      ...page.references.flatMap((reference) => {
        const words = referenceWords(build, page, reference);
        return words ? [{...at(reference.url), ...words}] : [];
      }),
      ...page.imagesWithoutText.map((url) => ({
        ...at(url),
        problem: `the image ${url} has no alternative text`,
        mend: 'describe it, or say alt=""',
      })),
      ...[...repeated].map((id) => ({
        ...at(`#${id}`),
        problem: `the id ${id} stands twice on ${page.route}`,
        mend: 'give one of them another',
      })),
    ];
  });
}

/** Files that the site promises and the build does not have. */
export function missingFiles(build: Build, promised: readonly string[]): string[] {
  return promised.filter((file) => !build.files.has(file));
}
