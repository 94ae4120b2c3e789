import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {siteDir} from '../../support/site';
import {settled, visit} from '../support/page-state';

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
