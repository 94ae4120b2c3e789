import {expect, test, type Page} from '@playwright/test';
import {SHOWN_TEXTS} from '../../src/search/text-file';
import {answered, marks, openSearch, visit} from '../support/search';
import {held, mainScript} from './support/network';
import {layoutShifts, recordLayoutShifts} from './support/watch';

test('an address with a query shows its results, and changes with the input; Submit leads to the first one, also when it is pressed before it is there', async ({
  page,
}) => {
  await visit(page, '/search?q=gitleaks');
  const input = page.getByRole('textbox', {name: 'Search...'});
  await expect(input).toHaveValue('gitleaks');
  await expect(page.getByRole('heading', {level: 2, name: 'Gitleaks'})).toBeVisible();
  const first = page.locator('main ol a').first();
  await page.getByRole('main').getByRole('button', {name: 'Submit'}).click();
  await expect(first).toBeFocused();
  await input.fill('nikto');
  await input.press('Enter');
  await expect(first).toHaveText('Nikto');
  await expect(first).toBeFocused();
  await expect(page).toHaveURL('/search?q=nikto');
  await expect(page.getByRole('heading', {level: 2, name: 'Nikto'})).toBeVisible();
  await page.getByRole('button', {name: 'Clear'}).click();
  await expect(page).toHaveURL('/search');
  await expect(page.locator('meta[name=robots]'), 'search engines do not list it').toHaveAttribute(
    'content',
    /noindex/,
  );
  await expect(page.getByRole('heading', {level: 2, name: 'Nikto'})).toBeHidden();
});

test('what is typed before the page lives stays, with the filter of the address, and is answered', async ({page}) => {
  const start = await held(page, mainScript);
  await page.goto('/search?type=docs', {waitUntil: 'commit'});
  const input = page.getByRole('textbox', {name: 'Search...'});
  await input.fill('gitleaks');
  start();
  await expect(page.getByRole('heading', {level: 2, name: 'Gitleaks'})).toBeVisible();
  await expect(input).toHaveValue('gitleaks');
  await expect(page).toHaveURL('/search?q=gitleaks&type=docs');
});

/** Puts texts into elements of their own, as browsers do that translate a page. */
const translatePage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode())
      if (!walker.currentNode.parentElement?.closest('script, .notranslate')) texts.push(walker.currentNode);
    for (const text of texts) {
      const box = document.createElement('font');
      text.parentNode?.replaceChild(box, text);
      box.append(text);
    }
  });

test('a page that the browser has translated can be searched and left @night', async ({page}) => {
  await visit(page, '/search?q=nikto');
  const found = page.getByRole('heading', {level: 2});
  await expect(found.first()).toHaveText('Nikto');
  await translatePage(page);
  await page.getByRole('textbox', {name: 'Search...'}).fill('zap scan');
  await expect(page).toHaveURL(/scan$/);
  await expect(found.first()).toHaveText(/ZAP/);
  const {dialog, input, options, status} = await openSearch(page);
  await expect(dialog).toBeVisible();
  for (const query of ['zap', 'zap scan', 'gitleaks']) {
    await input.fill(query);
    await answered(page);
    await translatePage(page);
  }
  await expect(status).toHaveText(/^\d+ pages? found$/);
  await expect(options.first()).toHaveAttribute('href', '/docs/scanners/gitleaks');
  await input.press('Enter');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Gitleaks');
  await translatePage(page);
  await page.locator('.navbar').getByRole('link', {name: 'Blog', exact: true}).click();
  await expect(page).toHaveTitle(/Blog/);
});

test('who goes back at the moment at which a result appears finds all results again @night', async ({page}) => {
  await visit(page, '/search?q=nikto');
  const first = page.getByRole('link', {name: 'Nikto', exact: true}).first();
  await first.waitFor();
  const back = page.evaluate(
    () =>
      new Promise<void>((gone) => {
        addEventListener('popstate', () => gone(), {once: true});
        new MutationObserver((_, observer) => {
          if (document.querySelector('h1')?.textContent !== 'Nikto') return;
          observer.disconnect();
          history.back();
        }).observe(document, {subtree: true, childList: true});
      }),
  );
  await first.click();
  await back;
  await expect(page).toHaveURL('/search?q=nikto');
  await expect(first).toBeVisible();
});

test('results that are on their way are there when the dialog that was opened meanwhile is closed @night', async ({
  page,
}) => {
  const release = await held(page, '**/search-index-*.json');
  await visit(page, '/search?q=nikto');
  await openSearch(page);
  await page.keyboard.type('zap');
  release();
  await answered(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', {level: 2, name: 'Nikto', exact: true})).toBeVisible();
});

test('filters are links that keep the query', async ({page}) => {
  await visit(page, '/search?q=trivy');
  const filters = page.getByRole('navigation', {name: 'Show results from'});
  await filters.getByRole('link', {name: 'Blog'}).click();
  await expect(page).toHaveURL('/search?q=trivy&type=blog');
  await expect(page.locator('main ol > li h2 a').first()).toHaveAttribute('href', /^\/blog\//);
  const targets = await page
    .locator('main ol h2 a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(targets.filter((target) => !target?.startsWith('/blog/'))).toEqual([]);
  await filters.getByRole('link', {name: 'Docs'}).click();
  await expect(page).toHaveURL('/search?q=trivy&type=docs');
  await expect(page.locator('main ol > li h2 a').first()).toHaveAttribute('href', /^\/docs\//);
});

test('a result leads to its section and marks what was searched for', async ({page}) => {
  await visit(page, '/search?q=dependency+track');
  await page.getByRole('link', {name: 'Dependency-Track', exact: true}).first().click();
  await expect(page).toHaveURL('/docs/hooks/dependency-track');
  await expect.poll(async () => (await marks(page)).count).toBeGreaterThan(0);
});

test('nothing moves while results of an address come, at 1280 and 360 px, soon or late', async ({page}) => {
  await recordLayoutShifts(page);
  const release = await held(page, '**/search-index-*.json');
  for (const [width, isLate] of [
    [1280, true],
    [1280, false],
    [360, false],
  ] as const) {
    await page.setViewportSize({width, height: 800});
    await visit(page, '/search?q=cascading+rules');
    const status = page.getByRole('main').getByRole('status');
    if (isLate) await expect(status).toHaveText('Loading the search index…');
    release();
    await expect(status).toHaveText(/pages found/);
    await expect(page.locator('main ol > li').nth(8), 'more than the dialog shows').toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await layoutShifts(page), `${width} px`).toEqual([]);
  }
});

test('rows stand in for the results while the index loads @night', async ({page}) => {
  const release = await held(page, '**/search-index-*.json');
  await visit(page, '/search?q=nmap');
  const rows = page.locator('main [class*=skeleton] > div');
  await expect(rows).toHaveCount(6);
  release();
  await expect(page.locator('main ol > li').first()).toBeVisible();
  await expect(rows).toHaveCount(0);
});

test('a result without a passage leaves no empty line @night', async ({page}) => {
  await visit(page, '/search?q=nmap');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/pages found/);
  await page.waitForLoadState('networkidle');
  const hits = page.locator('main ol > li');
  expect(await hits.count(), 'more than have their text fetched').toBeGreaterThan(SHOWN_TEXTS);
  const empty = hits.locator('p, li').filter({hasText: /^$/});
  await expect(empty).toHaveCount(0);
  await page.getByRole('navigation', {name: 'Show results from'}).getByRole('link', {name: 'Blog'}).click();
  await expect(page).toHaveURL('/search?q=nmap&type=blog');
  await expect(empty, 'results of one area have their own passages').toHaveCount(0);
});

test('the form of the not-found page leads here by a plain request', async ({page}) => {
  await page.goto('/there-is-no-such-page');
  await page.locator('main form input[name=q]').fill('sslyze');
  await page.locator('main form button[type=submit]').click();
  await expect(page).toHaveURL('/search?q=sslyze');
  await expect(page.getByRole('heading', {level: 2, name: 'SSLyze'})).toBeVisible();
});

test('a query longer than the input and one of odd characters are shown as they are @night', async ({page}) => {
  await visit(page, `/search?q=${'x'.repeat(600)}`);
  await expect(page.getByRole('textbox', {name: 'Search...'})).toHaveValue('x'.repeat(512));
  await visit(page, `/search?q=${encodeURIComponent('<b>"&+nmap')}`);
  await expect(page.getByRole('textbox', {name: 'Search...'})).toHaveValue('<b>"&+nmap');
  await expect(page.getByRole('heading', {level: 2, name: 'Nmap'})).toBeVisible();
});
