import {expect, test} from '@playwright/test';

test.use({javaScriptEnabled: false});

const phone = {width: 360, height: 740};

test('without scripts, every kind of page is readable and has working links', async ({page}) => {
  for (const route of ['/', '/docs/scanners/nmap', '/blog', '/blog/2022/01/18/log4shell']) {
    const response = await page.goto(route);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    expect((await page.getByRole('main').innerText()).length, route).toBeGreaterThan(200);
    await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
    await page.locator('.navbar').getByRole('link').first().click();
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  }
});

test('without scripts, the not-found page and the search page link to the site map', async ({page}) => {
  await page.setViewportSize({width: 320, height: 700});
  for (const unknown of ['/docs/scanners/nothing', '/nothing']) {
    const response = await page.goto(unknown);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('main').getByText('[ 404 ]')).toBeVisible();
    await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
    await expect(page.getByRole('searchbox')).toBeHidden();
    await page.getByRole('main').getByRole('link', {name: 'Site map'}).click();
    await expect(page).toHaveURL('/site-map');
  }
  await page.goto('/docs/scanners/nmap');
  await page.getByRole('button', {name: 'Search...'}).click();
  await expect(page).toHaveURL(/\/search\??$/);
  await expect(page.getByRole('main').getByRole('search')).toBeHidden();
  await page.getByRole('main').getByRole('link', {name: 'site map'}).click();
  await expect(page).toHaveURL('/site-map');
});

test('without scripts, code and references are complete, and useless controls are hidden', async ({page}) => {
  await page.goto('/docs/getting-started/first-scans');
  const block = page.locator('.code-block.language-yaml').first();
  await expect(block.locator('.token.property').first()).toBeVisible();
  await expect(block.locator('pre')).toHaveAttribute('tabindex', '0');
  await expect(page.locator('.code-block button')).toHaveCount(0);
  await page.goto('/docs/auto-discovery/installation');
  const entries = page.locator('.entries-filter + .entries > li');
  await expect(entries.first().getByRole('link').first()).toBeVisible();
  await expect(entries.filter({visible: false})).toHaveCount(0);
  await expect(page.locator('.entries-filter').first()).toBeHidden();
  await page.goto('/docs/scanners');
  await expect(page.locator('.table-filter')).toBeHidden();
  const rows = page.getByRole('region', {name: 'Table: Compare all scanners', exact: true}).locator('tbody > tr');
  await expect(rows.filter({visible: false})).toHaveCount(0);
});

test('without scripts, a try block and the playground show their result, but no button', async ({page}) => {
  await page.goto('/docs/hooks/cascading-scans');
  const blocks = page.locator('.code-block');
  for (const title of ['rule.yaml', 'finding.yaml', 'parent-scan.yaml']) {
    await expect(blocks.filter({has: page.getByText(title, {exact: true})})).toBeVisible();
  }
  await expect(blocks.filter({has: page.getByText('New Scan', {exact: true})})).toContainText(
    'generateName: nikto-shop-web-check-',
  );
  await expect(page.getByText('The rule matches the finding by entry 2 of anyOf.')).toBeVisible();
  const button = page.getByText(/^Try it with your own/);
  await expect(button).toBeHidden();
  await page.goto('/docs/hooks/finding-post-processing');
  await expect(blocks.filter({has: page.getByText('Finding after the change')})).toContainText('severity: HIGH');
  await page.goto('/docs/how-tos/playground');
  await expect(page.getByText(/^\d+ of \d+ shipped rules starts? Scans?/)).toBeVisible();
  await expect(button).toBeHidden();
});

test('on a phone without scripts, useless buttons are hidden and the navbar leads to every page', async ({page}) => {
  await page.setViewportSize(phone);
  await page.goto('/docs/hooks/cascading-scans');
  await expect(page.getByRole('button', {name: 'On this page'})).toBeHidden();
  await expect(page.getByRole('button', {name: 'Toggle navigation bar'}), 'no button that does nothing').toBeHidden();
  await page.getByRole('link', {name: 'All pages'}).click();
  await expect(page).toHaveURL(/\/site-map$/);
  await page.getByRole('main').getByRole('link', {name: 'Nmap', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Nmap');
});
