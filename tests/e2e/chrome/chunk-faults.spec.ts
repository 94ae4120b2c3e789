import {expect, test, type Page} from '@playwright/test';
import {chunks, documentRequests, isMarked, markDocument} from '../support/network';
import {afterwards, visit, watch} from '../support/watch';

const footerLink = (page: Page) => page.locator('footer').getByRole('link', {name: 'Accessibility'});

test('[S4.2] when a chunk of the next page cannot be loaded, the page is loaded anew and is there', async ({page}) => {
  await visit(page, '/');
  await markDocument(page);
  await page.route(chunks, (route) => route.abort());
  const reloaded = page.waitForRequest((request) => request.isNavigationRequest());
  await page.locator('.navbar').getByRole('link', {name: 'Blog', exact: true}).click();
  await reloaded;
  await page.unroute(chunks);
  await expect(page).toHaveTitle(/Blog/);
  expect(await isMarked(page)).toBe(false);
});

test('[S8.2] a page whose chunk is missing is reloaded once, then shows the error with a Retry button and a spinner, and can still be read', async ({
  page,
}) => {
  await page.route(chunks, (route) => route.abort());
  const documents = documentRequests(page);
  await page.goto('/docs/scanners/nmap');
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('ChunkLoadError');
  expect(documents).toEqual(['/docs/scanners/nmap', '/docs/scanners/nmap']);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Nmap');
  await expect(notice.locator('.spinner')).toBeHidden();
  await page.unroute(chunks);
  await notice.getByRole('button', {name: 'Retry'}).click();
  await expect(notice).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
});

test('a preload on hover that fails says nothing, and the click leads to the page', async ({page, baseURL}) => {
  await page.clock.install();
  await visit(page, '/');
  const {messages} = watch(page, baseURL ?? '');
  const documents = documentRequests(page);
  const failed = page.waitForEvent('requestfailed', (request) => chunks.test(request.url()));
  await page.route(chunks, (route) => route.abort());
  await footerLink(page).hover();
  await failed;
  await afterwards(page, 800);
  expect(documents).toEqual([]);
  expect(messages.filter((message) => !message.includes('Failed to load resource'))).toEqual([]);
  await page.unroute(chunks);
  await footerLink(page).click();
  await expect(page).toHaveTitle(/Accessibility/);
});
