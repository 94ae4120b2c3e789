import {expect, type Page} from '@playwright/test';
import {pageKinds} from '../../bench/bytes';
import {ask, openSearch, searchDialog} from '../../support/search';
import {documentRequests, isMarked, markDocument, withoutPrefetch} from '../support/network';
import {settled} from '../support/watch';
import type {FaultyHost} from './faulty-host';
import {complaints, test} from './test';

const KINDS = {
  ...pageKinds,
  'live block': '/docs/hooks/cascading-scans',
  playground: '/docs/how-tos/playground',
  search: '/search?q=nmap',
  'not-found': '/there-is-no-such-page',
  'site map': '/site-map',
};
const TARGET = '/accessibility';

/** Opens a page of the first build and lets the second take its place. */
async function openAndDeploy(page: Page, host: FaultyHost, route: string, before?: () => Promise<unknown>) {
  const errors = complaints(page);
  await withoutPrefetch(page);
  await page.goto(host.url + route);
  await settled(page);
  await before?.();
  await markDocument(page);
  const documents = documentRequests(page);
  host.deploy();
  return {documents, errors};
}

/** A page of the second build. It can be waited for while one document follows the other. */
const second = (page: Page) => page.locator('html[data-deployment=second]');

/** Scripts and style sheets of the page that is shown which the build that it belongs to does not have. */
async function mixture(page: Page, host: FaultyHost): Promise<string[]> {
  const own = host.assets((await second(page).count()) > 0);
  const used = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => (entry as PerformanceResourceTiming).decodedBodySize > 0)
      .map(({name}) => new URL(name).pathname),
  );
  return used.filter((path) => /^\/assets\/(?:js|css)\//.test(path) && !own.has(path));
}

/** Kinds of pages that differ in what they have of the search: a part of the bar, a page of its own, a form. */
const SEARCHED: readonly string[] = ['home', 'reference', 'search', 'not-found'];

for (const [kind, route] of Object.entries(KINDS)) {
  test(`[S4.2] a ${kind} page under which the site was replaced: a link leads to the new page by one full load`, async ({
    page,
    host,
  }) => {
    const {documents, errors} = await openAndDeploy(page, host, route);
    await page.locator('footer').getByRole('link', {name: 'Accessibility'}).click();
    await expect(page).toHaveTitle(/Accessibility/);
    await expect(second(page)).toBeAttached();
    await settled(page);
    expect(documents).toEqual([TARGET]);
    expect(await mixture(page, host)).toEqual([]);
    await page.goBack();
    await settled(page);
    await expect(page).toHaveURL(host.url + route);
    await expect(page.locator('main h1')).toBeVisible();
    expect(await mixture(page, host)).toEqual([]);
    expect(errors).toEqual([]);
  });

  if (!SEARCHED.includes(kind)) continue;
  test(`a ${kind} page under which the site was replaced: what is typed into the search arrives at the new search page`, async ({
    page,
    host,
  }) => {
    const {documents, errors} = await openAndDeploy(page, host, route);
    await page.keyboard.press('Control+k');
    const {dialog, input, button} = searchDialog(page);
    await input.fill('nikto');
    await expect(dialog.getByRole('alert')).toBeVisible();
    expect(await isMarked(page)).toBe(true);
    await button('Submit').click();
    await expect(page).toHaveURL(`${host.url}/search?q=nikto`);
    await expect(page.getByRole('heading', {level: 2, name: 'Nikto'})).toBeVisible();
    // On the search page itself everything is there already.
    if (kind !== 'search') await expect(second(page)).toBeAttached();
    expect(documents.length).toBeLessThanOrEqual(1);
    expect(await mixture(page, host)).toEqual([]);
    expect(errors).toEqual([]);
  });
}

test('a search that is open when the site is replaced goes on, and leads to the new page', async ({page, host}) => {
  const {documents, errors} = await openAndDeploy(page, host, KINDS.scanner, async () => {
    await openSearch(page);
    await ask(page, 'nikto');
  });
  await ask(page, 'gitleaks');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${host.url}/docs/scanners/gitleaks`);
  await expect(second(page)).toBeAttached();
  await settled(page);
  expect(documents).toEqual(['/docs/scanners/gitleaks']);
  expect(await mixture(page, host)).toEqual([]);
  expect(errors).toEqual([]);
});

for (const [kind, name] of [
  ['live block', 'Try it with your own rule'],
  ['playground', 'Try it with your own finding'],
] as const) {
  test(`a ${kind} that is opened after the site was replaced says that the page has to be loaded anew, which helps`, async ({
    page,
    host,
  }) => {
    const {documents, errors} = await openAndDeploy(page, host, KINDS[kind]);
    const button = page.getByRole('button', {name});
    await button.click();
    await expect(page.getByText('load the page anew')).toBeVisible();
    expect(documents).toEqual([]);
    await page.reload();
    await settled(page);
    await button.click();
    await expect(page.locator('main [data-state]').first()).toContainText(/rule|starts/);
    expect(await mixture(page, host)).toEqual([]);
    expect(errors).toEqual([]);
  });

  test(`a ${kind} that was open when the site was replaced works on`, async ({page, host}) => {
    const {errors} = await openAndDeploy(page, host, KINDS[kind], async () => {
      await page.getByRole('button', {name}).click();
      await expect(page.locator('main [data-state]').first()).toContainText(/rule|starts/);
    });
    await page.getByRole('textbox', {name: 'Finding', exact: true}).fill('category: [');
    await expect(page.locator('main [data-state]').first()).toContainText('Line 1');
    expect(await isMarked(page)).toBe(true);
    expect(await mixture(page, host)).toEqual([]);
    expect(errors).toEqual([]);
  });
}

test('going back to a page that was seen before the site was replaced shows it at once', async ({page, host}) => {
  const {documents, errors} = await openAndDeploy(page, host, KINDS.scanner, async () => {
    await page.locator('.navbar').getByRole('link', {name: 'Blog', exact: true}).click();
    await expect(page).toHaveTitle(/Blog/);
  });
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1, name: 'Nmap'})).toBeVisible();
  expect(documents).toEqual([]);
  expect(await isMarked(page)).toBe(true);
  expect(await mixture(page, host)).toEqual([]);
  expect(errors).toEqual([]);
});
