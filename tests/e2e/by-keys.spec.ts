import {expect, test, type Page} from '@playwright/test';
import {visit} from './support/page-state';

/** The most Tab stops that a person would accept. */
const STOPS = 200;

/** Presses Tab until the focused element matches a selector. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let stop = 0; stop < STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
  }
  throw new Error(`${STOPS} stops do not lead to ${selector}`);
}

test('a keyboard user finds a scanner and copies its first command', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, '/');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('nmap');
  await expect(page.locator('dialog[open] [data-state=ready]')).toBeAttached();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', {level: 1, name: 'Nmap'})).toBeVisible();
  await tabTo(page, '[aria-label^="Copy"]');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({hasText: 'Copied'})).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('helm upgrade --install nmap');
});
