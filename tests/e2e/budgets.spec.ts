import path from 'node:path';
import {expect, test} from '@playwright/test';
import {gzipped} from '../support/sizes';
import {siteDir} from '../support/site';
import {pageKinds} from '../bench/pages';
import {settled} from './support/page-state';

/** Gzipped kilobytes (1000 bytes) of scripts. Each includes about 150 kB for React and the Docusaurus client with all routes. */
const limits: Readonly<Record<keyof typeof pageKinds, number>> = {
  home: 165,
  guide: 199,
  scanner: 199,
  reference: 209,
  post: 182,
  list: 183,
};

/** Gzipped kilobytes of style sheets, the same on every page. */
const STYLES = 24;

for (const kind of Object.keys(limits) as (keyof typeof limits)[])
  test(`the scripts and styles of a ${kind} page stay within their budget`, async ({page}) => {
    const files = {script: new Set<string>(), stylesheet: new Set<string>()};
    page.on('request', (request) => {
      const type = request.resourceType();
      if (type === 'script' || type === 'stylesheet') files[type].add(new URL(request.url()).pathname);
    });
    await page.goto(pageKinds[kind], {waitUntil: 'networkidle'});
    await settled(page);
    for (const [type, most] of [
      ['script', limits[kind]],
      ['stylesheet', STYLES],
    ] as const) {
      const size = [...files[type]].reduce((sum, file) => sum + gzipped(path.join(siteDir, file)), 0);
      expect(size, type).toBeGreaterThan(0);
      expect(size / 1000, [...files[type]].join(' ')).toBeLessThanOrEqual(most);
    }
  });
