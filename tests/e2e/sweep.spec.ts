import {type Browser, type BrowserContextOptions, expect, type Page, test as base} from '@playwright/test';
import {auditRoute, unknownRoute} from './support/audit';
import {builtRoutes, sitemapRoutes} from '../support/site';
import {recordLayoutShifts} from './support/page-state';

/** The tab of this process. A worker fixture would start separate worker processes. */
let tab: Promise<Page> | undefined;

async function open(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const page = await browser.newPage(options);
  await recordLayoutShifts(page);
  return page;
}

/** Tests that share a tab, because that takes half the time of a new one. `auditRoute` clears its storage. */
const test = base.extend<{sweepTab: Page}>({
  async sweepTab({browser, baseURL, viewport, contextOptions}, use) {
    tab ??= open(browser, {baseURL, viewport, ...contextOptions});
    await use(await tab);
  },
});

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
