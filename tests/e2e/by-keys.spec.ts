import {expect, test, type Page} from '@playwright/test';
import {visit} from './support/watch';

/** Most stops that a person would take with Tab before giving up. */
const STOPS = 200;

/** Goes on with Tab until the element with the focus matches a selector. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let stop = 0; stop < STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
  }
  throw new Error(`${STOPS} stops do not lead to ${selector}`);
}

const current = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
const dialog = (page: Page) => page.locator('dialog[open]');

test('by keys alone a scanner is found and its first command copied', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, '/');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('nmap');
  await expect(dialog(page).locator('[data-state=ready]')).toBeAttached();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', {level: 1, name: 'Nmap'})).toBeVisible();
  await tabTo(page, '[aria-label^="Copy"]');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({hasText: 'Copied'})).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('helm upgrade --install nmap');
});

test('by keys alone the menu of a phone leads back to its first page, with the focus on its first link, or opens a page and closes', async ({
  page,
}) => {
  await page.setViewportSize({width: 360, height: 740});
  await visit(page, '/docs/scanners/nmap');
  await tabTo(page, '.navbar__toggle');
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', {name: 'Menu'});
  await expect(menu).toBeVisible();
  await page.getByRole('button', {name: '← Back to main menu'}).press('Enter');
  await expect(menu.getByRole('link', {name: 'Docs', exact: true})).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await tabTo(page, '[role=dialog] a[href="/docs/hooks"], dialog a[href="/docs/hooks"]');
  expect(await current(page)).toBe('Hooks');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/hooks$/);
  await expect(menu).toBeHidden();
});
