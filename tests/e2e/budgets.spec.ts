import path from 'node:path';
import {expect, test} from '@playwright/test';
import {gzipped, kB} from '../support/sizes';
import {siteDir} from '../support/site';
import {pageKinds} from '../bench/pages';
import {settled} from './support/watch';

/** Bytes, gzipped: 1 kB is 1000 bytes. */
const LIMIT = 210_000;

for (const [kind, route] of Object.entries(pageKinds))
  test(`the scripts that a ${kind} page loads and runs stay within ${kB(LIMIT)} gz`, async ({page}) => {
    const scripts = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
    });
    await page.goto(route, {waitUntil: 'networkidle'});
    await settled(page);
    const size = [...scripts].reduce((sum, script) => sum + gzipped(path.join(siteDir, script)), 0);
    expect(size, [...scripts].join(' ')).toBeLessThanOrEqual(LIMIT);
  });
