import {test as base, type Browser, type BrowserContextOptions, type Page} from '@playwright/test';
import {recordLayoutShifts} from './watch';

/** The tab of this process. A fixture for a worker would take other processes than the other tests. */
let tab: Promise<Page> | undefined;

async function open(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const page = await browser.newPage(options);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', {cacheDisabled: true});
  await recordLayoutShifts(page);
  return page;
}

/**
 * Tests that share one tab: opening a page in it takes half of what a new tab takes. Nothing is kept between two pages:
 * the network's cache is off, so that styles and fonts come as late as on a first visit, and `judge` forgets the rest.
 */
export const test = base.extend<{sweepTab: Page}>({
  async sweepTab({browser, baseURL, viewport, contextOptions}, use) {
    tab ??= open(browser, {baseURL, viewport, ...contextOptions});
    await use(await tab);
  },
});
