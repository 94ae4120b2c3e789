import {test as base, type Browser, type BrowserContextOptions, type Page} from '@playwright/test';
import {recordLayoutShifts} from './page-state';

/** The tab of this process. A worker fixture would start separate worker processes. */
let tab: Promise<Page> | undefined;

async function open(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const page = await browser.newPage(options);
  await recordLayoutShifts(page);
  return page;
}

/** Tests that share a tab, because that takes half the time of a new one. `auditRoute` clears its storage. */
export const test = base.extend<{sweepTab: Page}>({
  async sweepTab({browser, baseURL, viewport, contextOptions}, use) {
    tab ??= open(browser, {baseURL, viewport, ...contextOptions});
    await use(await tab);
  },
});
