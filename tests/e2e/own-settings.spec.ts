import {expect, test, type Page} from '@playwright/test';
import {answered, ask, openSearch} from '../support/search';
import {settled, visit} from './support/page-state';

const KINDS = ['/', '/docs/scanners/nmap', '/docs/api/crds/scan', '/blog', '/docs/how-tos/playground'];

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
    expect(await page.evaluate(() => document.documentElement.scrollWidth), route).toBeLessThanOrEqual(320);
    const cut = (await cutTexts(page)).filter((text) => !before.includes(text));
    expect(cut, route).toEqual([]);
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
  await expect(dialog.getByRole('combobox')).not.toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('with system colors, every icon button is still visible @night', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active', colorScheme: 'dark'});
  for (const route of KINDS) {
    await visit(page, route);
    const blank = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('button, a[href]')]
        .filter((control) => control.checkVisibility() && control.textContent?.trim() === '')
        .filter((control) => {
          const icons = [control, ...control.querySelectorAll<HTMLElement>('*')];
          return !icons.some((icon) =>
            [icon, '::before', '::after'].some((part) => {
              const style = typeof part === 'string' ? getComputedStyle(icon, part) : getComputedStyle(part);
              if (icon instanceof SVGElement || icon instanceof HTMLImageElement) return true;
              if (style.maskImage === 'none' || style.content === 'none') return false;
              return style.backgroundColor === getComputedStyle(document.body).color;
            }),
          );
        })
        .map((control) => control.outerHTML.slice(0, 120)),
    );
    expect(blank, route).toEqual([]);
  }
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
