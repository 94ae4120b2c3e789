import path from 'node:path';
import type {Browser} from '@playwright/test';
import {openBrowser} from '../support/browser';
import {netlifyHost} from '../support/hosts';
import {gzipped, kB} from '../support/sizes';
import {table} from './format';

/** Routes that stand for the kinds of pages. */
export const pageKinds = {
  home: '/',
  guide: '/docs/getting-started/installation',
  scanner: '/docs/scanners/nmap',
  reference: '/docs/api/crds/scan',
  post: '/blog/2022/01/18/log4shell',
  list: '/blog',
};

const kindOf = (file: string) => ({'.html': 'html', '.js': 'script', '.css': 'css'})[path.extname(file)] ?? 'other';

/** Bytes by kind, gzipped, of everything that a page of a build loads before anyone touches it. */
export async function loaded(browser: Browser, build: string, route: string): Promise<Map<string, number>> {
  const host = await netlifyHost(build);
  const page = await browser.newPage();
  const files = new Set([route === '/' ? 'index.html' : `${route.slice(1)}.html`]);
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (request.url().startsWith(host.url) && request.resourceType() !== 'document') files.add(pathname.slice(1));
  });
  await page.goto(host.url + route, {waitUntil: 'networkidle'});
  await page.close();
  await host.stop();
  const bytes = new Map<string, number>();
  for (const file of files) {
    const size = gzipped(path.join(build, file));
    bytes.set(kindOf(file), (bytes.get(kindOf(file)) ?? 0) + size);
  }
  return bytes;
}

/** A built site to measure. */
export interface Build {
  readonly name: string;
  readonly folder: string;
}

/** Prints the bytes (gz) that each kind of page of the builds loads. */
export async function benchBytes(builds: readonly Build[]): Promise<void> {
  const browser = await openBrowser();
  const rows: string[][] = [['page', 'site', 'html', 'script', 'css', 'other', 'all']];
  for (const [kind, route] of Object.entries(pageKinds)) {
    for (const {name, folder} of builds) {
      const bytes = await loaded(browser, folder, route);
      const sizes = ['html', 'script', 'css', 'other'].map((type) => bytes.get(type) ?? 0);
      rows.push([`${kind} ${route}`, name, ...[...sizes, sizes.reduce((sum, size) => sum + size, 0)].map(kB)]);
    }
  }
  await browser.close();
  console.log(table(rows));
}
