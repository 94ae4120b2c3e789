import {expect, test, type Page} from '@playwright/test';
import {hooks} from '../../src/catalog/hooks';
import {PRODUCT_RELEASE} from '../../src/catalog/product';
import {scanners} from '../../src/catalog/scanners';
import {resize, visit} from './support/watch';

const section = (page: Page, name: string | RegExp) => page.getByRole('region', {name});
const tiles = (page: Page) =>
  section(page, /scanners, \d+ hooks$/)
    .getByRole('listitem')
    .filter({visible: true});

test('the first screen of the home page shows what secureCodeBox does, and where to click', async ({page}) => {
  for (const size of [
    {width: 1440, height: 900},
    {width: 390, height: 844},
  ]) {
    await page.setViewportSize(size);
    await visit(page, '/');
    await expect(page.getByRole('heading', {level: 1})).toBeInViewport({ratio: 1});
    await expect(page.getByRole('link', {name: 'Install secureCodeBox'})).toBeInViewport({ratio: 1});
  }
});

test.describe('the scanners and hooks on the home page can be filtered', () => {
  test('by keyboard, and each filter shows the number of tiles in its label', async ({page}) => {
    await visit(page, '/');
    await expect(tiles(page)).toHaveCount(9);
    const filters = page.getByRole('radio');
    await filters.first().focus();
    for (let index = 1; index < (await filters.count()); index += 1) {
      await page.keyboard.press('ArrowRight');
      const filter = filters.nth(index);
      await expect(filter).toBeFocused();
      const label = await filter.evaluate((input) => input.closest('label')?.textContent ?? '');
      await expect(tiles(page)).toHaveCount(Number(/\d+$/.exec(label)?.[0]));
    }
    await expect(filters.last()).toBeChecked();
    await expect(tiles(page)).toHaveCount(scanners.length + hooks.length);
  });
});

test('the commands at the end of the home page can be copied and install the current release', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, '/');
  const copies = section(page, 'Run your first scan').getByRole('button', {name: /^Copy/});
  await expect(copies).toHaveCount(3);
  for (const index of [0, 1]) {
    await copies.nth(index).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toMatch(
        new RegExp(`^helm upgrade --install .*${index === 0 ? 'operator' : 'nmap'}[^]*--version ${PRODUCT_RELEASE}`),
      );
  }
});

test('on a phone, no line of the manifest at the top of the home page is cut off', async ({page}) => {
  await visit(page, '/');
  for (const width of [320, 360, 390]) {
    await resize(page, width);
    const cut = await page
      .locator('main header pre')
      .evaluateAll((blocks) => blocks.map(({scrollWidth, clientWidth}) => scrollWidth - clientWidth));
    expect(cut, `at ${width} px`).toEqual([0, 0]);
  }
});
