import {expect} from '@playwright/test';
import {auditRoute, unknownRoute} from './support/audit';
import {test} from './support/sweep-tab';
import {builtRoutes, sitemapRoutes} from '../support/site';

const routes = builtRoutes();

/** Lists of posts by tag, which differ in their posts only. One of them is swept on each change, the others at night. */
const tagged = routes.filter((route) => route.startsWith('/blog/tags/'));

for (const route of [...routes, unknownRoute]) {
  const when = tagged.indexOf(route) > 0 ? ' @night' : '';
  test(`[S7.5 S9.10] ${route} is accessible, self-contained, without console messages and layout shifts${when}`, async ({
    sweepTab,
    baseURL,
  }) => {
    expect(await auditRoute(sweepTab, route, baseURL ?? '')).toEqual([]);
  });
}

test('every route of the sitemap is swept', () => {
  expect(routes).toEqual(expect.arrayContaining(sitemapRoutes()));
  expect(sitemapRoutes().length).toBeGreaterThan(190);
});
