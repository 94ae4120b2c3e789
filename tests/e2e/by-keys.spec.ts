import {expect, test, type Page} from '@playwright/test';
import {visit} from './support/watch';

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

const current = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
const dialog = (page: Page) => page.locator('dialog[open]');

test('a keyboard user finds a scanner and copies its first command', async ({page, context}) => {
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

test('a keyboard user refines a search, opens its second result and goes back', async ({page}) => {
  await visit(page, '/docs/scanners/nmap');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('trivy');
  await expect(dialog(page).getByRole('option').first()).toContainText('Trivy');
  await page.keyboard.type(' sbom');
  await expect(dialog(page).getByRole('listbox').getByRole('group').first()).toHaveAccessibleName(/Trivy SBOM/);
  await page.keyboard.press('ArrowDown');
  const chosen = dialog(page).getByRole('option', {selected: true});
  await expect(chosen).toHaveCount(1);
  const address = (await chosen.getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => `${url.pathname}${url.hash}` === address);
  await page.goBack();
  await expect(page).toHaveURL(/\/docs\/scanners\/nmap$/);
});

test('a keyboard user goes back to the main menu on a phone, which focuses its first link, or opens a page, which closes the menu', async ({
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

test('a keyboard user switches the color mode and hears what the button does next', async ({page}) => {
  await visit(page, '/docs/scanners/nmap');
  await tabTo(page, '.navbar [aria-label*="light mode"]');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('button', {name: /currently dark mode/}).first()).toBeFocused();
});
