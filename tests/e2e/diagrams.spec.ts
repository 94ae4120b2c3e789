import {expect, test, type Page} from '@playwright/test';
import {expectAccessible} from './support/accessibility';
import {visit} from './support/watch';

const route = '/docs/architecture/runtime_view';
const dialog = (page: Page) => page.getByRole('dialog');
const enlarge = (page: Page) => page.getByRole('button', {name: 'Enlarge'}).first();

test('a diagram opens as large as the window, accessible in both modes, fits or keeps its size, and Escape leads back to its button', async ({
  page,
}) => {
  await visit(page, route);
  await enlarge(page).focus();
  await page.keyboard.press('Enter');
  const drawing = dialog(page).getByRole('img');
  await expect(drawing).toBeVisible();
  const own = await enlarge(page).evaluate((button) =>
    Number(button.closest('.diagram-block')?.querySelector('svg')?.getAttribute('width')),
  );
  const area = dialog(page).locator('.diagram-scroll');
  expect(await area.evaluate((it) => it.scrollWidth <= it.clientWidth && it.scrollHeight <= it.clientHeight)).toBe(
    true,
  );
  await expectAccessible(page, 'the large view');
  await page.setViewportSize({width: 360, height: 640});
  await dialog(page).getByRole('button', {name: '100 %'}).click();
  expect(await drawing.evaluate((svg) => Math.round(svg.getBoundingClientRect().width))).toBe(own);
  await area.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => area.evaluate((it) => it.scrollLeft)).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(enlarge(page)).toBeFocused();
});

test('on a page a diagram shrinks before it is scrolled, and never below four fifths', async ({page}, {
  annotations,
}) => {
  for (const width of [1280, 320]) {
    await page.setViewportSize({width, height: 720});
    await visit(page, route);
    const drawn = await page.locator('.diagram-scroll').evaluateAll((regions) =>
      regions.map((region) => {
        const svg = region.querySelector('svg');
        const scale = (svg?.getBoundingClientRect().width ?? 0) / Number(svg?.getAttribute('width'));
        return {scale, cut: region.scrollWidth > region.clientWidth, stop: region.getAttribute('tabindex')};
      }),
    );
    annotations.push({type: `cut at ${width}`, description: String(drawn.filter(({cut}) => cut).length)});
    for (const {scale, cut, stop} of drawn) {
      expect(scale).toBeGreaterThan(0.79);
      if (cut) expect(scale).toBeLessThan(0.81);
      expect(stop).toBe(cut ? '0' : '-1');
    }
  }
});

test('on a phone a diagram begins where its reader begins, not at an empty corner', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await visit(page, '/docs/api/crds/scan');
  const region = page.getByRole('region', {name: 'Diagram: States of a Scan'});
  await region.scrollIntoViewIfNeeded();
  await expect(region.locator('.node').first()).toBeInViewport({ratio: 0.9});
});
