import {statSync} from 'node:fs';
import path from 'node:path';
import {scbctl} from '../../src/catalog';
import type {Problem} from '../../src/lib/diagnostic';
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
export function* checkKnownRoutes(site: Site): Iterable<Problem> {
  const file = 'src/site/redirects.ts';
  const line = lineWith(site, file, 'export const redirects');
  const {routes, knownRoutes} = site;
  for (const route of knownRoutes.filter((one) => !routes.has(one.replace(/\/page\/\d+$/, '')))) {
    const to = meantRoute(route, [...routes.keys()], knownRoutes) ?? '…';
    const problem = `the page ${route} no longer exists, but other sites link to it`;
    yield {file, line, problem, fix: `add {from: '${route}', to: '${to}'}`};
  }
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
export function* checkSidebars(sidebars: object, site: Site): Iterable<Problem> {
  const file = 'sidebars.ts';
  const listed = new Set(Object.values(sidebars).flatMap(idsIn));
  const pages = new Map(site.pageFiles.filter((page) => page.startsWith('docs/')).map((page) => [idOf(page), page]));
  const ids = [...pages.keys()];
  const unlisted = ids.filter((id) => !listed.has(id));
  for (const id of unlisted) {
    const page = pages.get(id)!;
    if (site.frontMatter(page).values['unlisted'] === true) continue;
    const problem = 'the page is in no sidebar, so readers cannot find it';
    yield {file: page, line: 1, problem, fix: `add '${id}' to ${file}, or write unlisted: true`};
  }
  for (const id of [...listed].filter((one) => !pages.has(one))) {
    const line = lineWith(site, file, `'${id.split('/').at(-1)}'`);
    const fix = suggest(id, unlisted.length > 0 ? unlisted : ids, 'a page');
    yield {file, line, problem: `there is no page ${id}`, fix};
  }
}

const MOVED = 'src/site/moved-anchors.yaml';

const routeOf = (address: string): string => address.replace(/#.*$/, '');

/** Reports moved anchors whose old page no longer exists, so that nobody is redirected, or whose new one does not. */
export function* checkMovedAnchors(site: Site): Iterable<Problem> {
  const [document] = parseYaml(site.read(MOVED)).documents;
  for (const [from, to] of Object.entries((document?.value ?? {}) as Readonly<Record<string, string>>))
    for (const address of [from, to]) {
      const route = routeOf(address);
      const led = redirects.find((one) => one.from === route)?.to;
      if (site.routes.get(route) || (address === from && led !== undefined)) continue;
      const meant = led ?? meantRoute(route, [...site.routes.keys()]);
      const fix = meant === undefined ? 'write a page that exists' : `write ${address.replace(route, routeOf(meant))}`;
      yield {file: MOVED, line: document!.lineOf([from]), problem: `there is no page ${route}`, fix};
    }
}

/** Reports commands of scbctl without a section on the page that shows all of them. */
export function* checkCommandSections(site: Site): Iterable<Problem> {
  const file = site.pageFiles.find((one) => /^::scbctl *$/m.test(site.read(one)));
  if (file === undefined) return;
  for (const {name} of scbctl.commands ?? []) {
    const section = `::scbctl{command="${name}"}`;
    const problem = `the command \`scbctl ${name}\` has no section`;
    if (!site.read(file).includes(section))
      yield {file, line: lineWith(site, file, '::scbctl'), problem, fix: `add one with ${section}`};
  }
}

/** Size of the largest image that a page needs. */
const LARGEST = 1_000_000;

/** Reports images that take long to load. */
export function* checkImages(root: string): Iterable<Problem> {
  for (const name of staticFiles(root).filter((one) => /\.(?:png|jpe?g|gif|webp|svg)$/i.test(one))) {
    const file = `static${name}`;
    const {size} = statSync(path.join(root, file));
    const problem = `the image has ${(size / 1e6).toFixed(1)} MB`;
    if (size > LARGEST) yield {file, line: 1, problem, fix: 'make it smaller than 1 MB'};
  }
}
