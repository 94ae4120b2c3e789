import {expect, test, type Page} from '@playwright/test';
import {chunks, documentRequests, isMarked, mainScript, markDocument, withoutPrefetch} from '../support/network';
import {afterwards, settled, watch, visit} from '../support/watch';

const link = (page: Page) => page.locator('.navbar').getByRole('link', {name: 'Blog', exact: true});
const retry = (page: Page) => page.getByRole('button', {name: 'Retry'});

async function open(page: Page): Promise<void> {
  await withoutPrefetch(page);
  await visit(page, '/');
  await markDocument(page);
}

test('a chunk that fails once is asked for again at the same address, and nobody notices', async ({page}) => {
  await open(page);
  const asked: string[] = [];
  await page.route(chunks, async (route) => {
    const url = route.request().url();
    // Before the second try the cache is brought up to date by a request of another kind.
    const isScript = route.request().resourceType() === 'script';
    const again = asked.includes(url);
    if (isScript) asked.push(url);
    await (again ? route.continue() : route.abort());
  });
  await link(page).click();
  await expect(page).toHaveTitle(/Blog/);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  expect(await isMarked(page)).toBe(true);
  expect(asked.length).toBeGreaterThan(0);
  for (const url of asked) expect(asked.filter((other) => other === url)).toHaveLength(2);
});

test('from the loading screen another page can be reached', async ({page}) => {
  await open(page);
  await page.evaluate(() => Object.defineProperty(navigator, 'onLine', {value: false}));
  await page.route(chunks, (route) => route.abort());
  await link(page).click();
  await expect(retry(page)).toBeVisible();
  await page.unroute(chunks);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(retry(page)).toHaveCount(0);
  await link(page).click();
  await expect(page).toHaveTitle(/Blog/);
  expect(await isMarked(page)).toBe(true);
});

for (const from of ['/', '/docs/scanners/nmap'])
  test(`at a page that a retry brings after ${from} the reader arrives as at any other: at its section, with the focus there and the title told`, async ({
    page,
    context,
  }) => {
    await withoutPrefetch(page);
    await visit(page, from);
    await context.setOffline(true);
    await page.evaluate(() => {
      const to = document.body.appendChild(document.createElement('a'));
      to.href = '/docs/scanners/zap#configuration';
      to.click();
      to.remove();
    });
    await retry(page).waitFor();
    await context.setOffline(false);
    await retry(page).click();
    await expect(page.locator('#configuration')).toBeFocused();
    await expect(page.locator('#configuration')).toBeInViewport();
    await expect(page.locator('#route-announcer')).toHaveText(/^ZAP/);
  });

test('a preload on hover that fails says nothing and does not spoil the click', async ({page, baseURL}) => {
  await page.clock.install();
  await visit(page, '/');
  await markDocument(page);
  const {messages} = watch(page, baseURL ?? '');
  const documents = documentRequests(page);
  const failed = page.waitForEvent('requestfailed', (request) => chunks.test(request.url()));
  await page.route(chunks, (route) => route.abort());
  await page.locator('footer').getByRole('link', {name: 'Accessibility'}).hover();
  await failed;
  await afterwards(page, 800);
  expect(documents).toEqual([]);
  expect(messages.filter((message) => !message.includes('Failed to load resource'))).toEqual([]);
  await page.unroute(chunks);
  await page.locator('footer').getByRole('link', {name: 'Accessibility'}).click();
  await expect(page).toHaveTitle(/Accessibility/);
  expect(await isMarked(page)).toBe(true);
});

test('a main script or a style sheet that fails once is asked for again, and nobody notices', async ({page}) => {
  for (const essential of [mainScript, /\/assets\/css\/styles\./]) {
    let asked = 0;
    await page.route(essential, async (route) => {
      asked += 1;
      await (asked === 1 ? route.fulfill({status: 404, body: 'Not found'}) : route.continue());
    });
    const documents = documentRequests(page);
    await page.goto('/docs/scanners/nmap', {waitUntil: 'commit'});
    await settled(page);
    await expect(page.locator('.navbar')).toHaveCSS('display', 'flex');
    expect(asked).toBeGreaterThan(1);
    expect(documents).toHaveLength(1);
    await page.unroute(essential);
  }
});
