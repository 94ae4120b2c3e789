import {expect, test, type Page} from '@playwright/test';
import {chunks, held} from './support/network';
import {answered, openSearch, searchDialog, visit} from '../support/search';

const slowed = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
};
const word = 'defectdojo';

for (const [way, when, open] of [
  ['by key', '', (page: Page) => page.keyboard.press('Control+k')],
  ['by click', ' @night', (page: Page) => page.getByRole('button', {name: 'Search...'}).click()],
] as const) {
  test(`no letter is lost when a reader opens the search ${way} and types at once${when}`, async ({page}) => {
    await visit(page, '/docs/scanners/nmap');
    const release = await held(page, chunks);
    await slowed(page);
    await open(page);
    await page.keyboard.type(word);
    release();
    const {input, options} = searchDialog(page);
    await expect(input).toHaveValue(word);
    await answered(page);
    await expect(options.first()).toHaveAttribute('href', '/docs/hooks/defectdojo');
  });
}

test('the input has the focus at once, and Enter that comes early follows the first result', async ({page}) => {
  await visit(page);
  const release = await held(page, chunks);
  const focused = await page.evaluate(() => {
    dispatchEvent(new KeyboardEvent('keydown', {key: 'k', ctrlKey: true, cancelable: true}));
    return document.activeElement?.matches('dialog[open] input');
  });
  expect(focused).toBe(true);
  await page.keyboard.type('gitleaks');
  await page.keyboard.press('Enter');
  release();
  await expect(page).toHaveURL('/docs/scanners/gitleaks');
});

test('offline the search says what is missing, and works once the network is back', async ({page, context}) => {
  await visit(page);
  await context.setOffline(true);
  await page.keyboard.press('Control+k');
  const {dialog} = searchDialog(page);
  await expect(dialog.getByRole('alert')).toBeVisible();
  await page.keyboard.press('Escape');
  await context.setOffline(false);
  const {input, options} = await openSearch(page);
  await input.fill('nmap');
  await answered(page);
  await expect(options.first()).toHaveAttribute('href', '/docs/scanners/nmap');
});

test('before typing, pages of this visit and popular ones are there, for arrows and pointer', async ({page}) => {
  await visit(page, '/docs/scanners/nmap');
  await page.locator('.navbar').getByRole('link', {name: 'Blog', exact: true}).click();
  await expect(page).toHaveTitle(/Blog/);
  const {dialog, input, options} = await openSearch(page);
  const visited = dialog.getByRole('group', {name: 'Recently viewed'});
  await expect(visited.getByRole('option', {name: 'Nmap'})).toBeVisible();
  await expect(dialog.getByRole('group', {name: 'Popular pages'}).getByRole('option').first()).toBeVisible();
  await expect(dialog.getByText('Enter')).toBeVisible();
  await expect(input, 'the list is told to be there').toHaveAttribute('aria-expanded', 'true');
  await expect(input).not.toHaveAttribute('aria-activedescendant');
  await input.press('ArrowDown');
  await expect(input).toHaveAttribute('aria-activedescendant', (await options.first().getAttribute('id')) ?? '');
  await input.press('Enter');
  await expect(page).toHaveURL('/docs/scanners/nmap');
  const stored = await page.evaluate(() => JSON.stringify({...localStorage, ...sessionStorage}));
  expect(stored).not.toContain('Nmap');
});

test('a search that is opened while a page is on its way stays open with its text @night', async ({page}) => {
  await visit(page, '/blog');
  const arrive = await held(page, '**/docs/scanners');
  await page.locator('footer').getByRole('link', {name: 'Scanners'}).first().click();
  await page.keyboard.press('Control+k');
  const {input, options} = searchDialog(page);
  await expect(input).toBeFocused();
  await page.keyboard.type('defect');
  arrive();
  await expect(page).toHaveTitle(/scanner/i);
  await expect(input).toBeFocused();
  await page.keyboard.type('dojo');
  await expect(input).toHaveValue('defectdojo');
  await expect(options.first()).toBeVisible();
  await input.press('Escape');
  await expect(input).toBeHidden();
});

test('the shortcut opens the search on a keyboard of other letters too', async ({page}) => {
  await visit(page, '/docs/scanners/nmap');
  await page.evaluate(() =>
    dispatchEvent(new KeyboardEvent('keydown', {key: 'л', code: 'KeyK', ctrlKey: true, cancelable: true})),
  );
  await expect(searchDialog(page).input).toBeFocused();
});

for (const [system, platform, hint, opens, others] of [
  ['macOS', 'MacIntel', '⌘ K', 'Meta+k', ['Control+k']],
  ['Linux', 'Linux x86_64', 'Ctrl K', 'Control+k', ['Meta+k']],
] as const)
  test(`on ${system} the search opens by ${opens}, and Ctrl+K in a field belongs to the field`, async ({page}) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'platform', {get: () => value}), platform);
    await visit(page, '/search');
    await expect(page.locator('[aria-keyshortcuts] kbd')).toHaveText(hint);
    const {dialog} = searchDialog(page);
    for (const key of others) await page.keyboard.press(key);
    await page.locator('main input').first().focus();
    await page.keyboard.press('Control+k');
    await expect(dialog).toBeHidden();
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press(opens);
    await expect(dialog).toBeVisible();
  });

test('[S7.1] the shortcut opens the dialog again directly after it was closed', async ({page}) => {
  await visit(page);
  const search = await openSearch(page);
  // In one task, as the focus leaves a closed dialog only with the next layout.
  await search.input.evaluate((input) => {
    input.closest('dialog')?.close();
    input.dispatchEvent(new KeyboardEvent('keydown', {key: 'k', ctrlKey: true, bubbles: true, cancelable: true}));
  });
  await expect(search.input).toBeFocused();
});
