import {expect, test, type Locator, type Page} from '@playwright/test';
import {answered, ask, found, hrefs, openSearch, searchDialog, visit} from '../support/search';
import {settled} from './support/page-state';

const requestsOf = (page: Page): string[] => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  return requests;
};
const isOfSearch = (path: string): boolean => /^\/search-|\/search\.[\da-f]+\.js$/.test(path);

test('[S4.23 S7.1 S9.10] the indexes are fetched once for a tab, and not before they are wanted', async ({page}) => {
  const requests = requestsOf(page);
  await visit(page);
  await page.waitForLoadState('networkidle');
  expect(requests.filter(isOfSearch)).toEqual([]);
  for (const query of ['nmap', 'zap', 'trivy']) {
    // One after the other, as a reader would.
    await openSearch(page);
    await ask(page, query);
    await page.keyboard.press('Escape');
  }
  expect(requests.filter((path) => /^\/search-\w+-.*\.json$/.test(path)).toSorted()).toEqual([
    '/search-index-default.json',
    '/search-index-docs-default-current.json',
  ]);
});

test('[S7.1] each sign of intent fetches both indexes, once', async ({page}) => {
  const opener = page.getByRole('button', {name: 'Search...'});
  const requests = requestsOf(page);
  const fetched = (): string[] => requests.filter((path) => path.startsWith('/search-index-'));
  for (const [intent, show] of Object.entries({
    focus: () => opener.focus(),
    shortcut: () => page.keyboard.press('Control+k'),
    link: () => page.goto('/search'),
    // In the end, because the pointer stays there.
    pointer: () => opener.hover(),
  })) {
    await visit(page);
    requests.length = 0;
    await show();
    await expect.poll(() => fetched().length, {message: intent}).toBe(2);
    await page.waitForLoadState('networkidle');
    expect(new Set(fetched()).size, intent).toBe(2);
    expect(fetched(), intent).toHaveLength(2);
  }
});

test('it opens by click, gives the focus back on Escape, and keeps the query', async ({page}) => {
  await visit(page);
  const opener = page.getByRole('button', {name: 'Search...'});
  await opener.click();
  const {dialog, input} = searchDialog(page);
  await expect(input).toBeFocused();
  await input.fill('nmap');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.press('Enter');
  await expect(input).toHaveValue('nmap');
  // Opened before the browser has told that it was closed.
  await dialog.evaluate((element: HTMLDialogElement) => {
    element.close();
    dispatchEvent(new KeyboardEvent('keydown', {key: 'k', ctrlKey: true}));
  });
  await expect(input).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(dialog).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await expect(input).toBeFocused();
  await expect(input).toHaveValue('nmap');
});

test('[S2.36] all labels can be read and pressed at 320 px', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await visit(page);
  const {dialog, input, status, button} = await openSearch(page);
  await expect(input).toHaveAttribute('placeholder', 'Search...');
  await expect(input).toBeInViewport({ratio: 1});
  await expect(button('Clear'), 'an empty field has nothing to clear').toBeHidden();
  await ask(page, 'qqqqxxxx');
  for (const name of ['Clear', 'Submit', 'Cancel']) {
    await expect(button(name)).toBeInViewport({ratio: 1});
    const box = await button(name).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  }
  await expect(status).toHaveText('No results found.');
  await expect(status).toBeInViewport({ratio: 1});
  await ask(page, 'defectdojo.securecodebox.io/product-name');
  expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('Tab leads from the field to its buttons, the areas and Submit, not through the results', async ({page}) => {
  const {dialog, input, options, button} = await found(page, 'nmap');
  for (const name of ['Clear', 'Cancel', 'All', 'Docs', 'Blog']) {
    await page.keyboard.press('Tab');
    await expect(button(name)).toBeFocused();
  }
  // Chromium stops at an area that scrolls, so that keys can scroll it.
  await page.keyboard.press('Tab');
  if (await page.evaluate(() => document.activeElement?.querySelector('[role=option]') !== null))
    await page.keyboard.press('Tab');
  await expect(button('Submit')).toBeFocused();
  await button('Cancel').click();
  await expect(dialog).toBeHidden();
  await openSearch(page);
  await page.mouse.click(5, 400);
  await expect(dialog, 'a click beside it').toBeHidden();
  await openSearch(page);
  await button('Clear').click();
  await expect(input).toHaveValue('');
  await expect(input).toBeFocused();
  await expect(options.filter({hasText: 'Nmap'})).toHaveCount(0);
  await ask(page, 'port scan');
  await button('Submit').click();
  await expect(page).toHaveURL('/search?q=port+scan');
  await expect(page.getByRole('link', {name: 'Nmap', exact: true}).first()).toBeVisible();
});

test('[S4.24] results are grouped links; the first is active; arrows, Home and End move', async ({page}) => {
  const search = await found(page, 'nmap');
  expect((await hrefs(search))[0]).toBe('/docs/scanners/nmap');
  await expect(search.dialog.getByRole('group', {name: /Scanners › (?:.+ › )?Nmap$/})).toBeVisible();
  await expect(search.options.first().locator('mark').first()).toHaveText(/nmap/i);
  expect(await search.options.count()).toBeLessThanOrEqual(8);
  const {input, options, active} = await ask(page, 'scan');
  const ids = await options.evaluateAll((links) => links.map(({id}) => id));
  expect(ids.length).toBeGreaterThan(2);
  const isActive = async (id: string | undefined): Promise<void> => {
    await expect(input).toHaveAttribute('aria-activedescendant', id ?? '');
    await expect(active).toHaveCount(1);
    await expect(active).toHaveAttribute('id', id ?? '');
    await expect(input).toBeFocused();
  };
  await isActive(ids[0]);
  await input.press('ArrowDown');
  await isActive(ids[1]);
  await input.press('End');
  await isActive(ids.at(-1));
  await input.press('ArrowDown');
  await isActive(ids[0]);
  await input.press('ArrowUp');
  await isActive(ids.at(-1));
  await input.press('Home');
  await isActive(ids[0]);
});

test('Enter follows the active result; Ctrl and Enter opens a tab without its terms', async ({page, context}) => {
  const search = await found(page, 'gitleaks');
  const [first = ''] = await hrefs(search);
  const opened = context.waitForEvent('page');
  await search.input.press('Control+Enter');
  const tab = await opened;
  await expect(tab).toHaveURL(first);
  expect(await tab.evaluate(() => JSON.stringify(history.state))).not.toContain('searchTerms');
  await search.input.press('Enter');
  await expect(page).toHaveURL(first);
  await expect(search.dialog).toBeHidden();
});

test('[S5.1 S9.2] selected text becomes the query, and the input takes 512 characters and no more', async ({page}) => {
  await visit(page);
  await page.evaluate(() => {
    const heading = document.querySelector('h1');
    if (heading) getSelection()?.selectAllChildren(heading);
  });
  const {input} = await openSearch(page);
  await expect(input).toHaveValue('Run your first scan');
  await answered(page);
  await input.fill('');
  await page.keyboard.insertText('x'.repeat(600));
  await expect(input).toHaveValue('x'.repeat(512));
});

test('the areas limit the results to the docs or the blog, and the field keeps the focus', async ({page}) => {
  const search = await found(page, 'trivy');
  for (const [area, beginning] of [
    ['Blog', '/blog/'],
    ['Docs', '/docs/'],
  ] as const) {
    await search.button(area).click();
    await expect(search.input).toBeFocused();
    await expect(search.button(area)).toHaveAttribute('aria-pressed', 'true');
    await answered(page);
    await expect.poll(async () => (await hrefs(search)).every((href) => href.startsWith(beginning))).toBe(true);
    expect((await hrefs(search)).length).toBeGreaterThan(0);
  }
});

test('on a phone four results are above the keyboard, and nothing moves while results come', async ({page}) => {
  for (const height of [844, 400]) {
    await page.setViewportSize({width: 390, height});
    await visit(page);
    await openSearch(page);
    const {dialog, options} = await ask(page, 'nmap');
    const box = await options.nth(3).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0), `${height} px`).toBeLessThanOrEqual(400);
    expect((await dialog.boundingBox())?.height).toBe(height);
  }
});

test('where nothing is found popular pages are offered', async ({page}) => {
  const {dialog, options} = await found(page, 'kubernxxxs');
  await expect(options).toHaveCount(0);
  await expect(dialog.getByRole('link', {name: 'Installation'})).toBeVisible();
});

/** Dispatches the events of an input method that confirms a candidate with Enter. */
const confirm = (input: Locator, order: 'Safari' | 'others'): Promise<void> =>
  input.evaluate((field, browser) => {
    const composition = (type: string) =>
      field.dispatchEvent(new CompositionEvent(type, {data: '端口', bubbles: true}));
    const enter = (isComposing: boolean) =>
      field.dispatchEvent(
        new KeyboardEvent('keydown', {key: 'Enter', keyCode: 229, isComposing, bubbles: true, cancelable: true}),
      );
    composition('compositionstart');
    if (browser === 'Safari') composition('compositionend');
    enter(browser !== 'Safari');
    if (browser !== 'Safari') composition('compositionend');
  }, order);

test('Enter that confirms a candidate of an input method opens no result', async ({page}) => {
  const {input, dialog} = await found(page, 'nmap');
  const address = page.url();
  for (const order of ['Safari', 'others'] as const) {
    await confirm(input, order);
    await settled(page);
    await expect(dialog, order).toBeVisible();
    expect(page.url(), order).toBe(address);
  }
  await input.press('Enter');
  await expect(page).toHaveURL('/docs/scanners/nmap');
});
