import {test as base, type Browser, type BrowserContextOptions, type Page} from '@playwright/test';
import {recordLayoutShifts} from './watch';

/** The tab of this process. A fixture for a worker would take other processes than the other tests. */
let tab: Promise<Page> | undefined;

async function open(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const page = await browser.newPage(options);
  await recordLayoutShifts(page);
  return page;
}

/**
 * Tests that share one tab: opening a page in it takes half of what a new tab takes. `judge` forgets what
 * a page has stored.
 */
export const test = base.extend<{sweepTab: Page}>({
  async sweepTab({browser, baseURL, viewport, contextOptions}, use) {
    tab ??= open(browser, {baseURL, viewport, ...contextOptions});
    await use(await tab);
  },
});
