import {expect, test} from '@playwright/test';

// The size of text that a reader has set in the browser: twice the usual.
test.use({
  launchOptions: [
    async ({launchOptions}, use) =>
      use({...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32']}),
    {scope: 'worker'},
  ],
});

for (const route of [
  '/',
  '/docs/scanners/nmap',
  '/docs/api/crds/scan',
  '/docs/how-tos/playground',
  '/blog',
  '/search',
]) {
  test(`text of twice the size stays in the window and leaves the headline its words: ${route}`, async ({page}) => {
    await page.goto(route);
    for (const width of [1280, 1024, 640]) {
      await page.setViewportSize({width, height: 800});
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      const outside = await page.locator('h1').evaluate((headline) => {
        headline.style.overflowWrap = 'normal';
        return headline.scrollWidth - headline.clientWidth;
      });
      expect(outside).toBe(0);
    }
  });
}
