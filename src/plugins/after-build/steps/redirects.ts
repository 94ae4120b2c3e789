import {existsSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Redirect} from '../../../site/redirects';
import {writeRedirectsFile} from '../../../site/hosts/netlify';
import {siteRedirects} from '../../../site/hosts/site-rules';
import type {AfterBuildContext} from '../context';
import {writeWhole} from '../../../lib/files';
import {pageName} from '../../../lib/page-name';
import {redirectPage} from '../redirect-page';

/**
 * The redirects with base URL.
 *
 * @throws Error with the entry if its target does not exist, or if its source is a page
 */
export function checkedRedirects(entries: readonly Redirect[], routes: readonly string[], baseUrl: string): Redirect[] {
  const full = (route: string) => baseUrl + route.slice(1);
  for (const {from, to} of entries) {
    const where = `src/site/redirects.ts: {from: '${from}', to: '${to}'}`;
    if (!routes.includes(full(to.split('#', 1)[0] ?? to)))
      throw new Error(`${where} leads to a page that does not exist. Name an existing route.`);
    if (routes.includes(full(from)))
      throw new Error(`${where} starts at an existing page. Remove the entry or the page.`);
  }
  return entries.map(({from, to}) => ({from: full(from), to: full(to)}));
}

/** Writes `_redirects` in Netlify's format, and redirect pages for hosts that do not support it. */
export async function redirects({outDir, siteConfig, routesPaths, options}: AfterBuildContext): Promise<void> {
  const {baseUrl, url} = siteConfig;
  const withPage = checkedRedirects(options.redirects, routesPaths, baseUrl);
  for (const {from, to} of withPage) {
    const file = path.join(outDir, `${pageName(from, baseUrl)}.html`);
    if (existsSync(file)) throw new Error(`src/site/redirects.ts: ${from} would overwrite ${file}. Remove the entry.`);
    writeWhole(file, redirectPage(to, url));
  }
  const rules = siteRedirects(withPage, routesPaths, baseUrl);
  writeFileSync(path.join(outDir, '_redirects'), writeRedirectsFile(rules));
}
