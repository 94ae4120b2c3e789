import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test, type Page} from '@playwright/test';
import {canonicalOf, fileOfRoute, siteDir} from '../../support/site';
import {settled, watch, visit} from '../support/watch';

const canonical = (page: Page) => page.locator('link[rel=canonical]').getAttribute('href');

/** Pages of which two have an end like that of a file, and how a host without rules may be asked for them. */
const spellings: Readonly<Record<string, readonly string[]>> = {
  '/docs/scanners/nmap': [
    '//docs/scanners/nmap',
    '/docs//scanners/nmap',
    '/docs%2Fscanners/nmap',
    '/docs/scanners/NMAP',
    '/docs/scanners/nmap/index.html',
  ],
  '/docs/contributing/integrating-a-hook/values.yaml': ['/docs/contributing/integrating-a-hook/values.yaml.html'],
  '/blog/2024/10/25/removing-mozilla-ssh_scan-scantype-in-4.10': [
    '/blog/2024/10/25/removing-mozilla-ssh_scan-scantype-in-4.10/',
  ],
};

test('[S2.2 R9] on a host without rules a page sent for another spelling of its address is shown at its own', async ({
  page,
  baseURL,
}) => {
  const origin = String(baseURL);
  const watched = watch(page, origin);
  for (const [own, asked] of Object.entries(spellings)) {
    const body = readFileSync(path.join(siteDir, fileOfRoute(own)));
    for (const address of asked) {
      await page.route(origin + address, (route) => route.fulfill({body, contentType: 'text/html'}));
      await visit(page, origin + address);
      await expect(page).toHaveURL(origin + own);
      await expect(page.locator('article h1').first()).toBeVisible();
      expect(await canonical(page)).toBe(canonicalOf(own));
    }
  }
  expect(watched.messages).toEqual([]);
});

test('[S5.5 R12] an address that cannot be decoded is reported as a URIError, it and one of slashes show the not-found page, and the site works', async ({
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

test('a fragment that cannot be decoded names no place: the page stays, and can be gone back to', async ({page}) => {
  await visit(page, '/docs/scanners/nmap#%zz');
  const heading = page.getByRole('heading', {level: 1});
  await page.locator('.navbar').getByRole('link', {name: 'Blog', exact: true}).click();
  await expect(page).toHaveTitle(/Blog/);
  await page.goBack();
  await expect(heading).toHaveText('Nmap');
  await page.evaluate(() => {
    location.hash = '#100%';
  });
  await expect(page).toHaveURL(/#100%$/);
  await settled(page);
  await expect(heading).toHaveText('Nmap');
});
