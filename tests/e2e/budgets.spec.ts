import path from 'node:path';
import {expect, test} from '@playwright/test';
import {gzipped} from '../support/sizes';
import {siteDir} from '../support/site';
import {pageKinds} from '../bench/pages';
import {settled} from './support/watch';

/** Gzipped kilobytes (1000 bytes). Each includes about 150 kB for React and the Docusaurus client with all routes. */
const limits: Readonly<Record<keyof typeof pageKinds, number>> = {
  home: 165,
  guide: 199,
  scanner: 199,
  reference: 209,
  post: 182,
  list: 183,
};

for (const kind of Object.keys(limits) as (keyof typeof limits)[])
  test(`the scripts that a ${kind} page loads and runs stay within ${limits[kind]} kB gz`, async ({page}) => {
    const scripts = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
    });
    await page.goto(pageKinds[kind], {waitUntil: 'networkidle'});
    await settled(page);
    const size = [...scripts].reduce((sum, script) => sum + gzipped(path.join(siteDir, script)), 0);
    expect(size / 1000, [...scripts].join(' ')).toBeLessThanOrEqual(limits[kind]);
  });
