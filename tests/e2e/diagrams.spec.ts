import {expect, test, type Page} from '@playwright/test';
import {expectAccessible} from './support/accessibility';
import {visit} from './support/watch';

const route = '/docs/api/crds/scan';
const dialog = (page: Page) => page.getByRole('dialog');
const enlarge = (page: Page) => page.getByRole('button', {name: 'Enlarge'}).first();

const shownWidth = (page: Page, of: string) =>
  page
    .locator(`${of} svg[role]`)
    .filter({visible: true})
    .first()
    .evaluate((svg) => svg.getBoundingClientRect().width);

test('a diagram opens as wide as the window and never smaller than on the page, is accessible in both modes, and Escape returns the focus to its button', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await visit(page, route);
  const before = await shownWidth(page, 'main .diagram-block');
  await enlarge(page).focus();
  await page.keyboard.press('Enter');
  const drawing = dialog(page).getByRole('img');
  await expect(drawing).toBeVisible();
  expect(await shownWidth(page, 'dialog')).toBeGreaterThan(before * 1.2);
  const area = dialog(page).locator('.diagram-scroll');
  expect(await area.evaluate((it) => it.scrollWidth <= it.clientWidth)).toBe(true);
  await expectAccessible(page, 'dialog', 'the large view');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(enlarge(page)).toBeFocused();
});

test('the large view can be zoomed with buttons and by keyboard, and reset to the width of the window', async ({
  page,
}) => {
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
  await dialog(page).getByRole('button', {name: 'Fit width'}).click();
  await expect(size).toHaveText(fit);
});
