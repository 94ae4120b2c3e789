import {expect, test, type Page} from '@playwright/test';
import {chunks, held, mainScript} from './support/network';
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
  test(`no letter is lost when a reader opens the search ${way} and types at once, on a slow machine and network${when}`, async ({
    page,
  }) => {
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

test('the input has the focus before the key that opens the search has been handled, and Enter that is pressed before its code is there follows the first result', async ({
  page,
}) => {
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

test('offline the search says what is missing, and works at the next opening once the network is back', async ({
  page,
  context,
}) => {
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

/** Ctrl and the key of the K, on a keyboard of Cyrillic letters. */
const pressRussian = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    dispatchEvent(new KeyboardEvent('keydown', {key: 'л', code: 'KeyK', ctrlKey: true, cancelable: true})),
  );

test('keys that open the search before the page lives are heard, on a keyboard of other letters too, and typing goes on there', async ({
  page,
}) => {
  const start = await held(page, mainScript);
  await page.goto('/docs/scanners/nmap', {waitUntil: 'commit'});
  await page.getByRole('heading', {level: 1}).waitFor();
  await pressRussian(page);
  await page.keyboard.type('defect');
  await expect(page.getByRole('searchbox', {name: 'Search...'})).toHaveValue('defect');
  start();
  const {input, options} = searchDialog(page);
  await expect(input).toHaveValue('defect');
  await page.keyboard.type('dojo');
  await expect(input).toHaveValue(word);
  await expect(options.first()).toHaveAttribute('href', '/docs/hooks/defectdojo');
  await expect(page.getByRole('searchbox', {name: 'Search...'})).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(input).toBeHidden();
  await pressRussian(page);
  await expect(input).toBeFocused();
});

test('where the page never comes to life, the keys of the search and Enter lead to the search page', async ({page}) => {
  await held(page, mainScript);
  await page.goto('/docs/scanners/nmap', {waitUntil: 'commit'});
  await page.getByRole('heading', {level: 1}).waitFor();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('nikto');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=nikto');
});
