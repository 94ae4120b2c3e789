import {expect, test, type Page} from '@playwright/test';
import {answered, ask, openSearch} from '../support/search';
import {resize, settled, visit} from './support/page-state';

const KINDS = ['/', '/docs/scanners/nmap', '/docs/api/crds/scan', '/blog', '/docs/how-tos/playground', '/search'];

/** Elements that clip their text and cannot be scrolled. */
const cutTexts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => {
        const {overflowX, overflowY, display, clipPath} = getComputedStyle(element);
        if (element.clientWidth < 2 || display === 'inline' || clipPath !== 'none' || element.closest('svg'))
          return false;
        const isWide = element.scrollWidth > element.clientWidth + 1 && ['hidden', 'clip'].includes(overflowX);
        const isHigh = element.scrollHeight > element.clientHeight + 1 && ['hidden', 'clip'].includes(overflowY);
        return (isWide || isHigh) && element.checkVisibility({visibilityProperty: true, opacityProperty: true});
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test("with a reader's own text spacing, nothing is cut off or scrolls sideways @night", async ({page}) => {
  await page.setViewportSize({width: 320, height: 800});
  for (const route of KINDS) {
    await visit(page, route);
    const before = await cutTexts(page);
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        '* {line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important} p {margin-bottom: 2em !important}',
      );
      document.adoptedStyleSheets = [sheet];
    });
    await settled(page);
    expect(await overflow(page), route).toBeLessThanOrEqual(0);
    expect(
      (await cutTexts(page)).filter((text) => !before.includes(text)),
      route,
    ).toEqual([]);
  }
});

test('with text of twice the size, nothing scrolls sideways, and the navbar and headlines are not cut @night', async ({
  page,
  context,
}) => {
  const session = await context.newCDPSession(page);
  await session.send('Page.setFontSizes', {fontSizes: {standard: 32}});
  for (const route of KINDS) {
    await visit(page, route);
    for (const width of [1280, 1024, 640]) {
      await resize(page, width);
      expect.soft(await overflow(page), `${route} at ${width} px`).toBe(0);
      const cut = await page
        .locator('.navbar :is(.navbar__brand, a, button), h1')
        .filter({visible: true})
        .evaluateAll((parts) =>
          parts.filter(({scrollWidth, clientWidth}) => scrollWidth > clientWidth).map((part) => part.textContent),
        );
      expect.soft(cut, `${route} at ${width} px`).toEqual([]);
    }
  }
});

test('at 400 % zoom, the search has room for its field and a result @night', async ({page}) => {
  await page.setViewportSize({width: 320, height: 256});
  await visit(page, '/docs/scanners/nmap');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('cascading');
  const dialog = page.locator('dialog[open]');
  await expect(dialog.getByRole('combobox')).toBeInViewport();
  await expect(dialog.getByRole('option').first()).toBeInViewport({ratio: 0.3});
  await answered(page);
  for (let presses = 0; presses < 4; presses++) await page.keyboard.press('ArrowDown');
  // A long title can be a pixel higher than the viewport.
  await expect(dialog.getByRole('option', {selected: true})).toBeInViewport({ratio: 0.98});
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('with system colors, selected and active elements are distinguishable @night', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await visit(page, '/docs/api/crds/scan');
  await openSearch(page);
  const {active} = await ask(page, 'nmap');
  expect(await active.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
  await page.keyboard.press('Escape');
  await visit(page, '/blog/2020/09/08/blinmaker');
  const line = (selected: boolean) =>
    page
      .getByRole('tab', {selected})
      .first()
      .evaluate((tab) => getComputedStyle(tab).borderBottomColor);
  expect(await line(true)).not.toBe(await line(false));
});
