import {statSync} from 'node:fs';
import path from 'node:path';
import {scbctl} from '../../src/catalog';
import {diagnosticAt, inFile, type Problem} from '../../src/lib/diagnostic';
import {suggest} from '../../src/lib/nearest';
import {redirects} from '../../src/site/redirects';
import {meantRoute, staticFiles} from './links/routes';
import {parseYaml} from './manifests/yaml-text';
import type {Site} from './site';

/** The line of a file that contains a text. */
const lineWith = ({read}: Site, file: string, text: string): number =>
  Math.max(
    1,
    read(file)
      .split('\n')
      .findIndex((line) => line.includes(text)) + 1,
  );

/** Reports published routes that no longer exist and have no redirect. */
export function checkKnownRoutes(site: Site): Problem[] {
  const file = 'src/site/redirects.ts';
  const {routes, knownRoutes} = site;
  const lost = knownRoutes.filter((route) => !routes.has(route.replace(/\/page\/\d+$/, '')));
  return lost.flatMap((route) => {
    const to = meantRoute(route, [...routes.keys()], knownRoutes) ?? '…';
    const problem = `the page ${route} no longer exists, but other sites link to it`;
    const fix = `add {from: '${route}', to: '${to}'}`;
    return inFile(file, diagnosticAt(lineWith(site, file, 'export const redirects'), problem, fix));
  });
}

/** Ids of pages in a sidebar, at any depth. */
const idsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  const {id, items, link} = value as {readonly id?: unknown; readonly items?: unknown; readonly link?: unknown};
  return Array.isArray(value) ? value.flatMap(idsIn) : [id, items, link].flatMap(idsIn);
};

const idOf = (page: string): string => page.replace(/^docs\/(.*)\.mdx?$/, '$1');

/** Reports pages in no sidebar, and entries of sidebars without a page. */
export function checkSidebars(sidebars: object, site: Site): Problem[] {
  const file = 'sidebars.ts';
  const listed = new Set(Object.values(sidebars).flatMap(idsIn));
  const pages = site.pageFiles.filter((page) => page.startsWith('docs/'));
  const ids = pages.map(idOf);
  const fix = 'so readers cannot find it';
  return [
    ...pages
      .filter((page) => !listed.has(idOf(page)) && site.frontMatter(page).values['unlisted'] !== true)
      .flatMap((page) =>
        inFile(
          page,
          diagnosticAt(
            1,
            `the page is in no sidebar, ${fix}`,
            `add '${idOf(page)}' to ${file}, or write unlisted: true`,
          ),
        ),
      ),
    ...[...listed]
      .filter((id) => !ids.includes(id))
      .flatMap((id) => {
        const line = lineWith(site, file, `'${id.split('/').at(-1)}'`);
        const unlisted = ids.filter((one) => !listed.has(one));
        return inFile(
          file,
          diagnosticAt(line, `there is no page ${id}`, suggest(id, unlisted.length > 0 ? unlisted : ids, 'a page')),
        );
      }),
  ];
}

const MOVED = 'src/site/moved-anchors.yaml';

const routeOf = (address: string): string => address.replace(/#.*$/, '');

/** Reports moved anchors whose old page no longer exists, so that nobody is redirected, or whose new one does not. */
export function checkMovedAnchors(site: Site): Problem[] {
  const {
    documents: [document],
  } = parseYaml(site.read(MOVED));
  return Object.entries((document?.value ?? {}) as Readonly<Record<string, string>>).flatMap(([from, to]) =>
    [from, to].flatMap((address) => {
      const route = routeOf(address);
      if (site.routes.get(route) || (address === from && redirects.some(({from: old}) => old === route))) return [];
      const meant = redirects.find(({from: old}) => old === route)?.to ?? meantRoute(route, [...site.routes.keys()]);
      const fix = meant === undefined ? 'write a page that exists' : `write ${address.replace(route, routeOf(meant))}`;
      return inFile(MOVED, diagnosticAt(document!.lineOf([from]), `there is no page ${route}`, fix));
    }),
  );
}

/** Reports commands of scbctl without a section on the page that shows all of them. */
export function checkCommandSections(site: Site): Problem[] {
  const page = site.pageFiles.find((file) => /^::scbctl *$/m.test(site.read(file)));
  if (page === undefined) return [];
  const shown = (name: string) => site.read(page).includes(`::scbctl{command="${name}"}`);
  return (scbctl.commands ?? [])
    .filter(({name}) => !shown(name))
    .flatMap(({name}) =>
      inFile(
        page,
        diagnosticAt(
          lineWith(site, page, '::scbctl'),
          `the command \`scbctl ${name}\` has no section`,
          `add one with ::scbctl{command="${name}"}`,
        ),
      ),
    );
}

/** Size of the largest image that a page needs. */
const LARGEST = 1_000_000;

/** Reports images that take long to load. */
export const checkImages = (root: string): Problem[] =>
  staticFiles(root).flatMap((name) => {
    const file = `static${name}`;
    const {size} = statSync(path.join(root, file));
    if (size <= LARGEST || !/\.(?:png|jpe?g|gif|webp|svg)$/i.test(name)) return [];
    return inFile(file, diagnosticAt(1, `the image has ${(size / 1e6).toFixed(1)} MB`, 'make it smaller than 1 MB'));
  });
