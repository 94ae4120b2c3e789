import {expect, test, type Page} from '@playwright/test';
import {expectAccessible} from './support/accessibility';
import {visit} from './support/page-state';

const route = '/docs/api/crds/scan';
const dialog = (page: Page) => page.getByRole('dialog');
const enlarge = (page: Page) => page.getByRole('button', {name: 'Enlarge'}).first();

const shownWidth = (page: Page, of: string) =>
  page
    .locator(`${of} svg[role]`)
    .filter({visible: true})
    .first()
    .evaluate((svg) => svg.getBoundingClientRect().width);

test('a diagram opens fitted and accessible, and Escape returns the focus to its button', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await visit(page, route);
  await enlarge(page).focus();
  await page.keyboard.press('Enter');
  const drawing = dialog(page).getByRole('img');
  await expect(drawing).toBeVisible();
  const area = dialog(page).locator('.diagram-scroll');
  expect(await area.evaluate((it) => it.scrollWidth <= it.clientWidth && it.scrollHeight <= it.clientHeight)).toBe(
    true,
  );
  await expectAccessible(page, 'dialog', 'the large view');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(enlarge(page)).toBeFocused();
});

test('the large view can be zoomed with buttons and by keyboard, and fitted to the window again', async ({page}) => {
  await visit(page, route);
  await enlarge(page).click();
  const size = dialog(page).locator('output');
  const fit = await size.innerText();
  const width = await shownWidth(page, 'dialog');
  await dialog(page).getByRole('button', {name: 'Zoom in'}).click();
  expect(await shownWidth(page, 'dialog')).toBeGreaterThan(width * 1.2);
  const area = dialog(page).locator('.diagram-scroll');
  await area.focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => area.evaluate((it) => it.scrollTop)).toBeGreaterThan(0);
  for (let step = 0; step < 3; step++) await page.keyboard.press('-');
  expect(await shownWidth(page, 'dialog')).toBeLessThan(width);
  await dialog(page).getByRole('button', {name: 'Fit window'}).click();
  await expect(size).toHaveText(fit);
});

test('the pointer on a node lights the edges that lead to it and follow from it, and no other', async ({page}) => {
  await visit(page, '/docs/api/crds');
  const drawing = page.locator('.diagram-scroll > svg[role]').filter({visible: true}).first();
  await drawing.locator('.node').filter({hasText: 'ParseDefinition'}).hover();
  await expect(drawing.locator('.edge.lit text')).toContainText(['creates and owns', 'spec.', 'extractResults']);
  await expect(drawing.locator('.edge:not(.lit) text').filter({hasText: 'hookSelector'})).toHaveCount(1);
  await page.getByRole('heading', {level: 1}).hover();
  await expect(drawing.locator('.lit')).toHaveCount(0);
});

test('the arrow keys light one path after the other in a focused diagram, and announce the box with its neighbors', async ({
  page,
}) => {
  await visit(page, '/docs/api/crds');
  const region = page.locator('.diagram-scroll').first();
  const current = region.locator('.node.current');
  await region.focus();
  await page.keyboard.press('ArrowRight');
  const first = await current.textContent();
  await expect(region.locator('.edge.lit').first()).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await expect(current).not.toHaveText(first ?? '');
  await expect(region.getByRole('status')).toContainText(/\. From: .+\. To: .+\./);
  await page.keyboard.press('ArrowLeft');
  await expect(current).toHaveText(first ?? '');
  await page.keyboard.press('Tab');
  await expect(region.locator('.lit, .current')).toHaveCount(0);
});
