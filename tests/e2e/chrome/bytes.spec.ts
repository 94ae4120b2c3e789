import path from 'node:path';
import {expect, test} from '@playwright/test';
import {gzipped} from '../../../tools/sizes/table';
import {measured} from '../../support/measured';
import {siteDir} from '../../support/site';
import {visit} from '../support/watch';

/** Bytes, gzipped: all that a page runs before anyone touches it, with its own chunks. */
const budget = 75_000;

for (const route of [
  '/docs/getting-started/installation',
  '/docs/scanners/nmap',
  '/docs/api/crds/scan',
  '/blog',
  '/blog/2022/01/18/log4shell',
]) {
  test(`all script that ${route} runs stays within ${budget / 1000} kB gz`, async ({page}) => {
    const files = new Set<string>();
    page.on('request', (request) => {
      const {pathname} = new URL(request.url());
      if (pathname.endsWith('.js')) files.add(pathname);
    });
    await visit(page, route);
    const size = [...files].reduce((sum, file) => sum + gzipped(path.join(siteDir, file)), 0);
    measured('budgets', `all ${route}`, {what: `all script that ${route} runs`, limit: budget, measured: size});
    expect(size, `${size - budget} bytes above the budget: ${[...files].join(' ')}`).toBeLessThanOrEqual(budget);
  });
}
