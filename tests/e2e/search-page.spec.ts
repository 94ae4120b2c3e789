import {expect, test} from '@playwright/test';
import {ask, openSearch, visit} from '../support/search';
import {held, mainScript} from './support/network';
import {layoutShifts, recordLayoutShifts} from './support/page-state';
import {expectAccessible} from './support/accessibility';

test('an address with a query shows its results, and Submit leads to the first one', async ({page}) => {
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

test('text that is typed before hydration stays, with the filter of the address, and is answered', async ({page}) => {
  const start = await held(page, mainScript);
  await page.goto('/search?type=docs', {waitUntil: 'commit'});
  const input = page.getByRole('textbox', {name: 'Search...'});
  await input.fill('gitleaks');
  start();
  await expect(page.getByRole('heading', {level: 2, name: 'Gitleaks'})).toBeVisible();
  await expect(input).toHaveValue('gitleaks');
  await expect(page).toHaveURL('/search?q=gitleaks&type=docs');
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

test('the form of the not-found page leads here by a plain request', async ({page}) => {
  await page.goto('/there-is-no-such-page');
  await page.locator('main form input[name=q]').fill('sslyze');
  await page.locator('main form button[type=submit]').click();
  await expect(page).toHaveURL('/search?q=sslyze');
  await expect(page.getByRole('heading', {level: 2, name: 'SSLyze'})).toBeVisible();
});

test('axe finds nothing in the dialog, whatever it shows, and its targets are 24 px large', async ({page}) => {
  const release = await held(page, '**/search-*.json');
  await visit(page);
  const {dialog, input} = await openSearch(page);
  for (const [state, query] of Object.entries({
    idle: '',
    loading: 'nmap',
    results: 'cascading scans',
    'results with a correction': 'cascading rlue',
    nothing: 'kubernxxxs',
  })) {
    if (state === 'loading') {
      await input.fill(query);
      await expect(dialog.locator('[data-state=stalled]')).toBeVisible();
    } else if (query !== '') await ask(page, query);
    for (const width of [320, 1280]) {
      await page.setViewportSize({width, height: 800});
      const small = await dialog.locator('a, button, input').evaluateAll((targets) =>
        targets
          .filter((target) => target.checkVisibility())
          .map((target) => ({html: target.outerHTML.slice(0, 80), box: target.getBoundingClientRect()}))
          .filter(({box}) => Math.min(box.width, box.height) < 24)
          .map(({html}) => html),
      );
      expect(small, `${state} at ${width} px`).toEqual([]);
      await expectAccessible(page, 'dialog', `${state} at ${width} px`);
    }
    if (state === 'loading') release();
  }
});

test('axe finds nothing on the search page in both modes, with results and without', async ({page}) => {
  for (const query of ['nmap', 'qqqqxxxx']) {
    await visit(page, `/search?q=${query}`);
    await expect(page.getByRole('main').getByRole('status')).not.toBeEmpty();
    await expectAccessible(page, 'main', query);
  }
});
