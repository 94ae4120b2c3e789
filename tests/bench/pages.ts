import path from 'node:path';
import type {Browser} from '@playwright/test';
import {openBrowser} from '../support/browser';
import {netlifyHost} from '../support/hosts';
import {gzipped, kB} from '../support/sizes';
import {ratio, table} from './format';

/** One route per kind of page. */
export const pageKinds = {
  home: '/',
  guide: '/docs/getting-started/installation',
  scanner: '/docs/scanners/nmap',
  reference: '/docs/api/crds/scan',
  post: '/blog/2022/01/18/log4shell',
  list: '/blog',
};

/** A built site to measure. */
export interface Build {
  readonly name: string;
  readonly folder: string;
}

const TYPES = ['html', 'script', 'css', 'other'] as const;

const typeOf = (file: string): (typeof TYPES)[number] =>
  ({'.html': 'html', '.js': 'script', '.css': 'css'} as const)[path.extname(file)] ?? 'other';

/** Gzipped bytes by type of everything that a page loads without interaction. */
async function loaded(browser: Browser, build: string, route: string): Promise<number[]> {
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
  const sizes = [...files].map((file) => ({type: typeOf(file), size: gzipped(path.join(build, file))}));
  return TYPES.map((type) => sizes.reduce((sum, one) => sum + (one.type === type ? one.size : 0), 0));
}

/** Prints the gzipped bytes that each page loads, and the ratio of the first build to every other one. */
export async function benchBytes(builds: readonly Build[]): Promise<void> {
  console.log('\n== Bytes that a page loads, gz; ratio: this site ÷ other build');
  const browser = await openBrowser();
  const rows: string[][] = [['page', 'build', ...TYPES, 'all', 'script, ratio', 'all, ratio']];
  for (const [kind, route] of Object.entries(pageKinds)) {
    const all: number[][] = [];
    for (const {folder} of builds) {
      const sizes = await loaded(browser, folder, route);
      all.push([...sizes, sizes.reduce((sum, size) => sum + size, 0)]);
    }
    const [ours = []] = all;
    for (const [at, sizes] of all.entries()) {
      const ratios = [1, 4].map((column) => (at === 0 ? '' : ratio(ours[column], sizes[column])));
      rows.push([kind, builds[at]?.name ?? '', ...sizes.map(kB), ...ratios]);
    }
  }
  await browser.close();
  console.log(table(rows));
}
