import {expect, test, type Page} from '@playwright/test';

// Doubles the default font size of the browser.
test.beforeEach(async ({page, context}) => {
  const session = await context.newCDPSession(page);
  await session.send('Page.setFontSizes', {fontSizes: {standard: 32}});
});

const beyondTheWindow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

// The routes share a tab, because a new one takes as long as a page.
test('with text of twice the size, nothing scrolls sideways, and headlines are not cut @night', async ({page}) => {
  for (const route of ['/', '/docs/scanners/nmap', '/docs/how-tos/playground', '/blog', '/search']) {
    await page.goto(route);
    for (const width of [1280, 1024, 640]) {
      await page.setViewportSize({width, height: 800});
      expect.soft(await beyondTheWindow(page), `${route} at ${width} px`).toBe(0);
      const outside = await page.locator('h1').evaluate((headline) => {
        headline.style.overflowWrap = 'normal';
        return headline.scrollWidth - headline.clientWidth;
      });
      expect.soft(outside, `the headline of ${route} at ${width} px`).toBe(0);
    }
  }
});

test('with text of twice the size, nothing in the navbar is cut off @night', async ({page}) => {
  await page.goto('/docs');
  for (const width of [1280, 1024, 640, 360]) {
    await page.setViewportSize({width, height: 800});
    const cut = await page
      .locator('.navbar :is(.navbar__brand, a, button)')
      .filter({visible: true})
      .evaluateAll((parts) =>
        parts.filter(({scrollWidth, clientWidth}) => scrollWidth > clientWidth).map((part) => part.textContent),
      );
    expect(cut, `at ${width} px`).toEqual([]);
  }
});
