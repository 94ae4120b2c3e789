import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {siteDir} from '../../support/site';
import {settled, visit} from '../support/page-state';

test('[S5.5 R12] a malformed address is a URIError, shows the not-found page, and the site works', async ({
  page,
  baseURL,
}) => {
  const origin = String(baseURL);
  const body = readFileSync(path.join(siteDir, '404.html'));
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  const toggle = page.getByRole('button', {name: /Switch between dark and light mode/});
  for (const address of ['//host/%zz', '/docs/%E0%A4%A', '///nothing/']) {
    await page.route(origin + address, (route) => route.fulfill({body, status: 404, contentType: 'text/html'}));
    await visit(page, origin + address);
    await expect(page.getByRole('main').getByText('[ 404 ]')).toBeVisible();
    const before = await page.locator('html').getAttribute('data-theme');
    await toggle.click();
    await expect(page.locator('html')).not.toHaveAttribute('data-theme', before ?? '');
    await page.evaluate(() => history.replaceState(null, '', `${location.pathname}#part`));
    await page.locator('.navbar').getByRole('link', {name: 'Blog', exact: true}).click();
    await expect(page).toHaveURL(`${origin}/blog`);
    await expect(page).toHaveTitle(/Blog/);
    const told = errors.splice(0).map(({name, message}) => name === 'URIError' && message.includes(address));
    expect(told, address).toEqual(address.includes('%') ? [true] : []);
  }
});

test('going back to a page with a malformed fragment such as #%zz shows it again', async ({page}) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await visit(page, '/docs/scanners/nmap#%zz');
  await page.locator('.navbar').getByRole('link', {name: 'Blog', exact: true}).click();
  await expect(page).toHaveTitle(/Blog/);
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/Nmap/);
  await page.evaluate(() => {
    location.hash = '#%E0%A4%A';
  });
  await expect(page).toHaveURL(/#%25E0%25A4%25A$/);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/Nmap/);
  expect(errors).toEqual([]);
});

test('[S2.1 S8.3] an unknown path has status 404 and suggests the nearest pages', async ({page}) => {
  for (const asked of ['/docs/scanners/nothing', '/docs/scanner/nmapp']) {
    const response = await page.goto(asked);
    expect(response?.status()).toBe(404);
    await settled(page);
    await expect(page.getByRole('main').getByText('[ 404 ]')).toBeVisible();
    await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
  }
  const main = page.getByRole('main');
  await main.getByRole('link', {name: 'Nmap', exact: true}).click();
  await expect(page).toHaveURL('/docs/scanners/nmap');
});

test('[S8.3] an internal link to a missing page shows the not-found page', async ({page}) => {
  await visit(page, '/docs/scanners/nmap');
  for (const asked of ['/docs/scanners/nothing', '/nothing']) {
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, asked);
    await expect(page.getByRole('main').getByText('[ 404 ]')).toBeVisible();
    await expect(page.locator('.navbar')).toBeVisible();
    await expect(page.locator('h1')).toHaveCount(1);
  }
});

test('on a plain file server, an address with capital letters leads to its page', async ({page, baseURL}) => {
  const body = readFileSync(path.join(siteDir, '404.html'));
  for (const [asked, own] of [
    ['/docs/scanners/WPScan?a=b#install', '/docs/scanners/wpscan?a=b#install'],
    ['/DOCS/API/CRDS/SCAN', '/docs/api/crds/scan'],
  ] as const) {
    const origin = String(baseURL);
    await page.route(new URL(asked, origin).href.replace(/#.*/, ''), (route) =>
      route.fulfill({body, status: 404, contentType: 'text/html'}),
    );
    await page.goto(asked);
    await expect(page).toHaveURL(own);
    await expect(page.locator('h1')).not.toHaveText('Page Not Found');
  }
});
