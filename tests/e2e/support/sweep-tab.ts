import {test as base, type Page} from '@playwright/test';
import {recordLayoutShifts} from './watch';

/**
 * Tests that share one tab: opening a page in it takes half of what a new tab takes. Nothing is kept between two pages:
 * the network's cache is off, so that styles and fonts come as late as on a first visit, and `judge` forgets the rest.
 */
export const test = base.extend<object, {sweepTab: Page}>({
  sweepTab: [
    async ({browser}, use, {project}) => {
      const {baseURL, viewport, contextOptions} = project.use;
      const page = await browser.newPage({baseURL, viewport, ...contextOptions});
      const session = await page.context().newCDPSession(page);
      await session.send('Network.enable');
      await session.send('Network.setCacheDisabled', {cacheDisabled: true});
      await recordLayoutShifts(page);
      await use(page);
      await page.close();
    },
    {scope: 'worker'},
  ],
});
