import {expect, test, type Page} from '@playwright/test';
import {expectAccessible} from './support/accessibility';
import {visit} from './support/page-state';

test('a diagram opens fitted and accessible, can be zoomed by button and key, and Escape returns the focus', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await visit(page, '/docs/api/crds/scan');
  const [enlarge, dialog] = [page.getByRole('button', {name: 'Enlarge'}).first(), page.getByRole('dialog')];
  await enlarge.focus();
  await page.keyboard.press('Enter');
  const drawing = dialog.getByRole('img');
  await expect(drawing).toBeVisible();
  const [area, size] = [dialog.locator('.diagram-scroll'), dialog.locator('output')];
  const isFitted = () => area.evaluate((it) => it.scrollWidth <= it.clientWidth && it.scrollHeight <= it.clientHeight);
  expect(await isFitted()).toBe(true);
  await expectAccessible(page, 'dialog', 'the large view');
  const shown = async () => (await drawing.boundingBox())?.width ?? 0;
  const [fit, width] = [await size.innerText(), await shown()];
  for (let step = 0; step < 4; step++) await dialog.getByRole('button', {name: 'Zoom in'}).click();
  expect(await shown()).toBeGreaterThan(width * 1.2);
  await area.focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => area.evaluate((it) => it.scrollTop)).toBeGreaterThan(0);
  for (let step = 0; step < 6; step++) await page.keyboard.press('-');
  expect(await shown()).toBeLessThan(width);
  await dialog.getByRole('button', {name: 'Fit window'}).click();
  await expect(size).toHaveText(fit);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(enlarge).toBeFocused();
});

const diagram = (page: Page) => page.locator('.diagram-scroll').first();

test('the pointer on a node lights the edges that lead to it and follow from it, and no other', async ({page}) => {
  await visit(page, '/docs/api/crds');
  const drawing = diagram(page).locator('> svg[role]').filter({visible: true});
  await drawing.locator('.node').filter({hasText: 'ParseDefinition'}).hover();
  await expect(drawing.locator('.edge.lit text')).toContainText(['creates and owns', 'spec.', 'extractResults']);
  await expect(drawing.locator('.edge:not(.lit) text').filter({hasText: 'hookSelector'})).toHaveCount(1);
  await page.getByRole('heading', {level: 1}).hover();
  await expect(drawing.locator('.lit')).toHaveCount(0);
});

test('the arrow keys light one path after the other, and announce the box with its neighbors', async ({page}) => {
  await visit(page, '/docs/api/crds');
  const current = diagram(page).locator('.node.current');
  await diagram(page).focus();
  await page.keyboard.press('ArrowRight');
  const first = await current.textContent();
  await expect(diagram(page).locator('.edge.lit').first()).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await expect(current).not.toHaveText(first ?? '');
  await expect(diagram(page).getByRole('status')).toContainText(/\. From: .+\. To: .+\./);
  await page.keyboard.press('ArrowLeft');
  await expect(current).toHaveText(first ?? '');
  await page.keyboard.press('Tab');
  await expect(diagram(page).locator('.lit, .current')).toHaveCount(0);
});
