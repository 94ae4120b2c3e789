import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test, type Page} from '@playwright/test';
import {siteDir} from '../../support/site';
import {settled, watch, visit} from '../support/watch';

const canonical = (page: Page) => page.locator('link[rel=canonical]').getAttribute('href');

test('a page whose name is written in capitals is not found, with and without scripts', async ({browser, baseURL}) => {
  for (const javaScriptEnabled of [true, false]) {
    const page = await browser.newPage({javaScriptEnabled, baseURL});
    const response = await page.goto('/docs/scanners/NMAP');
    expect(response?.status()).toBe(404);
    if (javaScriptEnabled) await settled(page);
    await expect(page.getByRole('main').getByText('[ 404 ]')).toBeVisible();
    await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
    await page.close();
  }
});

test('on a host without rules a page sent for another spelling of its address is shown at its own', async ({
  page,
  baseURL,
}) => {
  const origin = String(baseURL);
  const watched = watch(page, origin);
  const body = readFileSync(path.join(siteDir, 'docs/scanners/nmap.html'));
  const asked = ['//docs/scanners/nmap', '/docs//scanners/nmap', '/docs%2Fscanners/nmap', '/docs/scanners/NMAP'];
  for (const address of asked) {
    await page.route(origin + address, (route) => route.fulfill({body, contentType: 'text/html'}));
    await visit(page, origin + address);
    await expect(page).toHaveURL(`${origin}/docs/scanners/nmap`);
    await expect(page.getByRole('heading', {level: 1, name: 'Nmap'})).toBeVisible();
    expect(new URL((await canonical(page)) ?? '').pathname).toBe('/docs/scanners/nmap');
  }
  expect(watched.messages).toEqual([]);
});

for (const address of ['//host/%zz', '///nothing/']) {
  test(`${address} shows the not-found page, and the site works`, async ({page, baseURL}) => {
    const origin = String(baseURL);
    const body = readFileSync(path.join(siteDir, '404.html'));
    await page.route(origin + address, (route) => route.fulfill({body, status: 404, contentType: 'text/html'}));
    const errors: string[] = [];
    page.on('pageerror', ({name}) => errors.push(name));
    await visit(page, origin + address);
    await expect(page.getByRole('main').getByText('[ 404 ]')).toBeVisible();
    await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
    await page.evaluate(() => history.replaceState(null, '', `${location.pathname}#part`));
    await page.locator('.navbar').getByRole('link', {name: 'Blog', exact: true}).click();
    await expect(page).toHaveURL(`${origin}/blog`);
    expect(errors).toEqual(address.includes('%') ? ['URIError'] : []);
  });
}
