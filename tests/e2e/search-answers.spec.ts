import {expect, test} from '@playwright/test';
import {answered, ask, found, hrefs, openSearch, searchDialog, visit} from '../support/search';
import {held} from './support/network';
import {settled, watch} from './support/page-state';

test('[S4.22 S9.2] an index that takes longer than 300 ms is said to load, not earlier, and then answers', async ({
  page,
}) => {
  const release = await held(page, '**/search-index-*.json');
  await visit(page);
  const {input, options, dialog, status} = await openSearch(page);
  await page.evaluate(() => {
    const panel = document.querySelector('dialog [data-state]');
    const times: Record<string, number> = {};
    // The change to "loading" is seen some milliseconds after the key that causes it.
    document.addEventListener('input', () => (times['asked'] ??= performance.now()), true);
    new MutationObserver(() => {
      times[panel?.getAttribute('data-state') ?? ''] ??= performance.now();
    }).observe(panel as Element, {attributes: true, attributeFilter: ['data-state']});
    Object.assign(window, {times});
  });
  await input.fill('gitleaks');
  await expect(dialog.locator('[data-state=stalled]')).toBeVisible();
  await expect(status).toHaveText('Loading the search index…');
  const times = await page.evaluate(() => (window as unknown as {times: {asked: number; stalled: number}}).times);
  expect(times.stalled - times.asked).toBeGreaterThanOrEqual(295);
  release();
  await answered(page);
  await expect(options.first()).toHaveAttribute('href', '/docs/scanners/gitleaks');
});

test('an earlier answer never replaces a newer one, and Enter waits for the answer', async ({page}) => {
  await visit(page);
  const search = await openSearch(page);
  await ask(page, 'zap');
  await search.input.pressSequentially(' automation framework nmap', {delay: 2});
  await search.input.fill('nmap');
  await answered(page);
  expect((await hrefs(search))[0]).toBe('/docs/scanners/nmap');
  await settled(page);
  expect((await hrefs(search))[0]).toBe('/docs/scanners/nmap');
  const {input, options} = search;
  await ask(page, 'nikto');
  await expect(options.first()).toHaveAttribute('href', '/docs/scanners/nikto');
  await input.evaluate(async (element: HTMLInputElement) => {
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    set?.call(element, 'gitleaks');
    element.dispatchEvent(new Event('input', {bubbles: true}));
    // Two keys are never in one turn of the browser, however fast they come.
    await Promise.resolve();
    element.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true, cancelable: true}));
  });
  await expect(page).toHaveURL('/docs/scanners/gitleaks');
});

test('a browser that refuses the worker finds nothing, without an error', async ({page, baseURL}) => {
  const watched = watch(page, new URL(baseURL ?? '').origin);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'Worker', {
      get() {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  const {status} = await found(page, 'nmap');
  await expect(status).toHaveText('No results found.');
  expect(watched.messages).toEqual([]);
});

test('[S7.6] a tab that has loaded the search works without a network', async ({page, context}) => {
  await found(page, 'nmap');
  await page.keyboard.press('Escape');
  await context.setOffline(true);
  await openSearch(page);
  const search = await ask(page, 'dependency track');
  expect((await hrefs(search))[0]).toBe('/docs/hooks/dependency-track');
  await expect(search.dialog).toBeVisible();
  await expect(searchDialog(page).status).toHaveText(/pages? found/);
});
