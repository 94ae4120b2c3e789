import {expect, test, type Page} from '@playwright/test';
import {hooks} from '../../src/catalog/hooks';
import {PRODUCT_RELEASE} from '../../src/catalog/product';
import {scanners} from '../../src/catalog/scanners';
import {openPort, weakAlgorithms} from '../../src/components/HomeFindings/findings';
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

test('the pipeline is a single figure with text: five stages in order, a finding and its follow-up finding', async ({
  page,
}) => {
  await visit(page, '/');
  const picture = section(page, 'From scan to findings').getByRole('figure');
  await expect(picture.getByRole('heading', {level: 3})).toHaveText(['Scan', 'Scanner', 'Parser', 'Findings', 'Hooks']);
  for (const {name, location} of [openPort, weakAlgorithms])
    for (const text of [name, location]) await expect(picture.getByText(text, {exact: true})).toBeVisible();
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

test('on a phone, a command wraps at spaces, not at hyphens or slashes', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  for (const route of ['/', '/docs/getting-started/installation']) {
    await visit(page, route);
    const words = page.locator('.code-command .word');
    expect(await words.count()).toBeGreaterThan(3);
    const broken = await words.evaluateAll((all) =>
      all
        .filter((word) => (word.textContent?.length ?? 0) <= 36)
        .filter(
          (word) => word.getBoundingClientRect().height > 1.5 * Number.parseFloat(getComputedStyle(word).lineHeight),
        )
        .map(({textContent}) => textContent),
    );
    expect(broken, route).toEqual([]);
  }
  await visit(page, '/');
  const address = page.locator('.word', {hasText: /operator$/});
  expect((await address.boundingBox())?.height, 'the address of the chart fits').toBeLessThan(30);
});

test('the home page is short: about 3,000 px on a 1440 px wide window, and seven screens of a 390 by 844 px phone @night', async ({
  page,
}, {annotations}) => {
  const heightAt = async (width: number, height: number): Promise<number> => {
    await page.setViewportSize({width, height});
    await visit(page, '/');
    const pixels = await page.evaluate(() => document.documentElement.scrollHeight);
    annotations.push({type: `height at ${width}`, description: String(pixels)});
    return pixels;
  };
  expect(await heightAt(1440, 900)).toBeLessThanOrEqual(3300);
  expect(await heightAt(390, 844)).toBeLessThanOrEqual(7 * 844);
});
