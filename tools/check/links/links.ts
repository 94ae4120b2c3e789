import path from 'node:path';
import type {Nodes} from 'mdast';
import {identity} from '../../../src/site/identity';
import {redirects} from '../../../src/site/redirects';
import type {Diagnostic} from '../../../src/lib/diagnostic';
import {nearest, suggest} from '../../../src/lib/nearest';
import {type Found, checkNodes, type Page} from '../page/pages';
import type {Site} from '../site';
import {routeFix} from './routes';

const diagnostic = (problem: string, fix: string): Found => ({problem, fix});

/** URLs in a link or link definition. The build checks components. */
const urlsOf = (node: Nodes): string[] => (node.type === 'link' || node.type === 'definition' ? [node.url] : []);

/** The text of a URL's part; undefined if a `%` is not followed by two hexadecimal digits. */
function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

function anchorDiagnostic(site: Site, file: string, anchor: string): Found | undefined {
  const id = decoded(anchor);
  if (id === undefined)
    return diagnostic(`#${anchor} contains a % that encodes nothing`, 'write %25 for a percent sign');
  const {anchors} = site.outline(file);
  // An unreadable directive might produce the anchor.
  if (anchors.has(id) || site.page(file).diagnostics.length > 0) return undefined;
  const renamed = nearest(id, [...anchors]) === undefined ? `add {#${anchor}} to the renamed heading, or ` : '';
  return diagnostic(`${file} has no anchor #${anchor}`, renamed + suggest(id, [...anchors]));
}

function routeDiagnostic(site: Site, url: string): Found | undefined {
  const [, route = '', anchor] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(url) ?? [];
  const led = redirects.find(({from}) => from === route)?.to;
  if (led !== undefined) return diagnostic(`${route} is a redirect`, `write ${led + url.slice(route.length)}`);
  const file = site.routes.get(route);
  if (file === undefined) {
    const plain = route.replace(/(?:\/index)?\.(?:mdx?|html?)$|(?<=.)\/$/, '');
    if (plain !== route && site.routes.has(plain))
      return diagnostic(`${route} is not the address of a page`, `write ${plain}${url.slice(route.length)}`);
    if (site.files.has(route)) return diagnostic(`${route} is a file, not a page`, `write pathname://${route}`);
    return diagnostic(`there is no page ${route}`, routeFix(route, [...site.routes.keys()], site.knownRoutes));
  }
  return anchor ? (file && anchorDiagnostic(site, file, anchor)) || undefined : undefined;
}

/** Reports a relative link, and suggests the route relative to the folder or route of the file. */
function relativeDiagnostic(site: Site, {file}: Page, url: string): Found {
  const [, name = '', rest = ''] = /^([^#?]*)(.*)$/.exec(url)!;
  const route = [path.posix.dirname(file), file.replace(/\.mdx?$/, ''), '']
    .map((folder) => path.posix.join('/', folder, name).replace(/(?:\/index)?\.mdx?$|\/$/, ''))
    .find((one) => site.routes.has(one));
  return diagnostic(
    `the link ${url} is relative`,
    `write ${route === undefined ? 'the route from the root' : route + rest}`,
  );
}

function urlDiagnostic(site: Site, page: Page, url: string): Found | undefined {
  if (url.startsWith('#')) return anchorDiagnostic(site, page.file, url.slice(1));
  if (url.startsWith('pathname://')) {
    const file = url.slice('pathname://'.length);
    const files = [...site.files];
    return site.files.has(file)
      ? undefined
      : diagnostic(`the site has no file ${file}`, suggest(file, files, 'a built file'));
  }
  if (url.startsWith('/')) return routeDiagnostic(site, url);
  if (url.startsWith(`${identity.url}/`))
    return diagnostic(`the link ${url} leads to this site`, `write ${url.slice(identity.url.length)}`);
  if (url.startsWith('mailto:')) return undefined;
  if (/^https?:\/\//.test(url)) return undefined;
  const scheme = /^[a-z][a-z0-9+.-]*:/i.exec(url)?.[0];
  if (scheme !== undefined)
    return diagnostic(`the link ${url} begins with ${scheme}, which browsers do not open`, 'write https:');
  return relativeDiagnostic(site, page, url);
}

/** Checks the links of a page against routes, anchors and files, and that the page links to another page. */
export function checkLink(site: Site, page: Page): Diagnostic[] {
  const diagnostics = checkNodes(page, (node) => urlsOf(node).flatMap((url) => urlDiagnostic(site, page, url) ?? []));
  // An unreadable directive might produce a link.
  if (page.diagnostics.length > 0 || diagnostics.length > 0) return diagnostics;
  if (page.nodes.some((node) => urlsOf(node).some((url) => url.startsWith('/')))) return [];
  return [{line: 1, problem: 'the page links to no other page of the site', fix: 'end with a next step'}];
}
