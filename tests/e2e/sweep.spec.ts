import {expect} from '@playwright/test';
import {judge, unknownRoute} from './support/judge';
import {test} from './support/sweep-tab';
import {builtRoutes, sitemapRoutes} from '../support/site';

const routes = builtRoutes();

for (const route of [...routes, unknownRoute]) {
  test(`[S7.5 S9.10] ${route} is accessible, self-contained, without console messages and layout shifts`, async ({
    sweepTab,
    baseURL,
  }) => {
    expect(await judge(sweepTab, route, baseURL ?? '')).toEqual([]);
  });
}

test('every route of the sitemap is swept', () => {
  expect(routes).toEqual(expect.arrayContaining(sitemapRoutes()));
  expect(sitemapRoutes().length).toBeGreaterThan(190);
});
