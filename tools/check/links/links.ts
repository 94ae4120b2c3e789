import path from 'node:path';
import type {Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {identity} from '../../../src/config/identity';
import {nearest, suggest} from '../../../src/text/nearest';
import {redirects} from '../../../src/config/redirects';
import type {Page} from '../page/pages';
import {routeMend} from './routes';
import type {Flaw} from '../../../src/text/flaw';
import type {Site} from '../site';

interface FoundLink {
  readonly url: string;
  /** Line in the expanded text. */
  readonly line: number;
}

/** Addresses in raw HTML and in JSX. */
function tagUrls(node: Nodes): string[] {
  if (node.type === 'html')
    return [...node.value.matchAll(/<a\b[^>]*?\shref=["']([^"']*)["']/gi)].map(([, url]) => url!);
  const {name, attributes} = node as {name?: unknown; attributes?: unknown};
  if ((name !== 'a' && name !== 'Link') || !Array.isArray(attributes)) return [];
  return attributes.flatMap((attribute: {name?: unknown; value?: unknown}) =>
    (attribute.name === 'href' || attribute.name === 'to') && typeof attribute.value === 'string'
      ? [attribute.value]
      : [],
  );
}

/** Every link of a page, those of reference style and of components too. */
export function linksOf(tree: Root): FoundLink[] {
  const links: FoundLink[] = [];
  visit(tree, (node: Nodes, index = 0, parent) => {
    const line = node.position?.start.line ?? 1;
    const before = parent?.children[index - 1];
    // What is left of an address with a blank in it is told as that.
    if (before?.type === 'text' && before.value.endsWith('](')) return;
    const urls = node.type === 'link' || node.type === 'definition' ? [node.url] : tagUrls(node);
    links.push(...urls.map((url) => ({url, line})));
  });
  return links;
}

const flaw = (problem: string, mend: string): Omit<Flaw, 'line'> => ({problem, mend});

/** A flaw of an address of which the right one is known. */
const readdressed = (problem: string, from: string, to: string): Omit<Flaw, 'line'> => ({
  problem,
  mend: `write ${to}`,
  fix: {from, to},
});

function anchorFlaw(site: Site, file: string, anchor: string, shown: string): Omit<Flaw, 'line'> | undefined {
  if (site.plainAnchors(file).has(decodeURIComponent(anchor))) return undefined;
  const {anchors} = site.outline(file);
  // A directive that cannot be read may bring the anchor.
  if (anchors.has(decodeURIComponent(anchor)) || site.page(file).flaws.length > 0) return undefined;
  const renamed = nearest(anchor, [...anchors]) === undefined ? `give a renamed heading {#${anchor}}, or ` : '';
  return flaw(`${shown} has no anchor #${anchor}`, renamed + suggest(anchor, [...anchors]));
}

function routeFlaw(site: Site, url: string): Omit<Flaw, 'line'> | undefined {
  const [address = '', anchor] = url.split('#');
  const route = address.split('?')[0]!;
  if (route.length > 1 && route.endsWith('/'))
    return readdressed(`the link ${url} ends in a slash`, url, `${route.slice(0, -1)}${url.slice(route.length)}`);
  if (/\.mdx?$/.test(route) && !site.routes.has(route))
    return flaw(`the link ${url} names a file`, 'write the route without .md');
  const file = site.routes.get(route);
  if (file === undefined) {
    const page = route.replace(/(?:\/index)?\.html?$/, '');
    if (page !== route && site.routes.has(page))
      return readdressed(`the link ${url} names a file`, url, `${page}${url.slice(route.length)}`);
    if (site.files.has(route))
      return readdressed(`the link ${url} leads to a file, not to a page`, url, `pathname://${route}`);
    return flaw(
      `there is no page ${route}`,
      routeMend(
        route,
        [...site.routes.keys()],
        site.knownRoutes.map((known) => known.route),
      ),
    );
  }
  const led = redirects.find(({from}) => from === route)?.to;
  if (led !== undefined) return readdressed(`${route} only leads on`, url, led + url.slice(route.length));
  if (anchor === undefined || anchor === '') return undefined;
  return file === null
    ? flaw(`${route} is a list without anchors`, `link to ${route}`)
    : anchorFlaw(site, file, anchor, route);
}

/** Addresses that lead nowhere outside the cluster or the machine of the writer. */
export function isUnreachable(url: string): boolean {
  let host: string;
  try {
    host = new URL(url).hostname;
  } catch {
    return true;
  }
  return (
    host === 'localhost' ||
    /^[\d.]+$/.test(host) ||
    /\.svc(?:\.|$)|\.local$|\.internal$/.test(host) ||
    !host.includes('.')
  );
}

/** A link from one file to another, as other generators of sites take it; next to a page, or below its route. */
function relativeFlaw(site: Site, {file}: Page, url: string): Omit<Flaw, 'line'> {
  const [, name = '', rest = ''] = /^([^#?]*)(.*)$/.exec(url)!;
  const from = [path.posix.dirname(file), file.replace(/\.mdx?$/, '')];
  const route = from
    .map((folder) => path.posix.join('/', folder, name).replace(/(?:\/index)?\.mdx?$|\/$/, ''))
    .find((one) => site.routes.has(one));
  const problem = `the link ${url} is relative`;
  return route === undefined
    ? flaw(problem, 'write the route from the root, for example /docs/scanners/nmap')
    : readdressed(problem, url, route + rest);
}

/** Where `npm start` shows the site. */
const PREVIEW = 'http://localhost:3000';

function urlFlaw(site: Site, page: Page, url: string): Omit<Flaw, 'line'> | undefined {
  if (url === '') return flaw('a link has no address', 'write where it leads');
  if (url.startsWith('#')) return anchorFlaw(site, page.file, url.slice(1), 'the page');
  if (url.startsWith('pathname://')) {
    const file = url.slice('pathname://'.length);
    return site.files.has(file)
      ? undefined
      : flaw(`the site has no file ${file}`, suggest(file, [...site.files], 'a file that the build makes'));
  }
  if (url.startsWith('/')) return routeFlaw(site, url);
  const own = [identity.url, PREVIEW].find((start) => url === start || url.startsWith(`${start}/`));
  if (own !== undefined) return readdressed(`the link ${url} leads to this site`, url, url.slice(own.length) || '/');
  if (url.startsWith('mailto:'))
    return url.includes('@') ? undefined : flaw(`the link ${url} names nobody`, 'write mailto: and an address');
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(url)?.[1];
  if (scheme !== undefined && !/^https?$/.test(scheme))
    return flaw(`the link ${url} begins with ${scheme}:, which is no kind of address`, 'write https://…');
  if (/^(?:https?(?::\/?|\/\/)(?!\/)|www\.)/.test(url) && !/^https?:\/\//.test(url))
    return readdressed(`the link ${url} has no https://`, url, url.replace(/^(?:https?[:/]*)?/, 'https://'));
  if (!/^https?:\/\//.test(url)) return relativeFlaw(site, page, url);
  // Posts and lists of talks link to what was there at their time.
  if (url.startsWith('http:') && page.kind === 'doc' && page.file !== 'docs/mentions.md' && !isUnreachable(url))
    return readdressed(`the link ${url} is not encrypted`, url, url.replace('http:', 'https:'));
  return isUnreachable(url)
    ? flaw(`the link ${url} leads nowhere outside a cluster`, 'write the address as inline code')
    : undefined;
}

const isOwn = (url: string): boolean =>
  /^(?:\/|pathname:|\.|[^:#]*\.md)/.test(url) || url.startsWith(`${identity.url}/`);

/** Checks every link of a page against the routes, anchors and files of the site, and that there is a next step. */
export function linkFlaws(site: Site, page: Page): Flaw[] {
  const links = linksOf(page.tree);
  const flaws = links.flatMap(({url, line}) => {
    const wrong = urlFlaw(site, page, url);
    return wrong ? [{...wrong, line: page.lineOf(line)}] : [];
  });
  // A link that is written wrong leads on, too, and a directive that cannot be read may bring one.
  if (page.flaws.length > 0 || links.some(({url}) => isOwn(url))) return flaws;
  return [
    ...flaws,
    {line: 1, problem: 'no link of the page leads to another page of the site', mend: 'end with a next step'},
  ];
}
