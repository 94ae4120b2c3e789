import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {siteDir} from '../../support/site';
import {visit} from '../support/page-state';

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
