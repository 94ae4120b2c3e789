import {expect, test, type Page} from '@playwright/test';
import {axeFindings} from './support/accessibility';
import {held, mainScript} from './support/network';

const route = '/docs/auto-discovery/installation';
const field = (page: Page) => page.getByRole('searchbox', {name: /^Filter/}).first();
const entries = (page: Page) => page.locator('.entries-filter + .entries li[id]').filter({visible: true});

test('a reader finds a value by typing, hears the number of matches, and can link to it', async ({page}) => {
  await page.goto(route);
  const all = await entries(page).count();
  await field(page).pressSequentially('image tag');
  await expect(page.locator('.entries-filter > output').first()).toHaveText(/^\d+ of \d+$/);
  const shown = await entries(page).allTextContents();
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.length).toBeLessThan(all);
  expect(shown.filter((text) => !/image/i.test(text) || !/tag/i.test(text))).toEqual([]);
  expect(await axeFindings(page, {within: 'main'})).toEqual([]);
  await field(page).fill('');
  await expect(entries(page)).toHaveCount(all);
  const entry = entries(page).nth(2);
  await entry.getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`#${(await entry.getAttribute('id')) ?? ''}$`));
});

test('text that is typed into a filter before hydration is applied', async ({page}) => {
  const start = await held(page, mainScript);
  await page.goto('/docs/api/crds/scan', {waitUntil: 'commit'});
  const answers = page.locator('.entries-filter > output');
  const fields = page.getByRole('searchbox', {name: /^Filter/});
  const count = await fields.count();
  for (const one of await fields.all()) await one.fill('image tag');
  start();
  for (let at = 0; at < count; at++) await expect(answers.nth(at)).toHaveText(/^\d+ of \d+$/);
});

test('a field with nested fields shows their number, and a link to one of them opens it', async ({page}) => {
  await page.goto('/docs/api/crds/scan');
  const entry = page.locator('.entries > li[id]:has(> details:not([open]))').first();
  const fields = page.locator(`[id="${await entry.getAttribute('id')}"] > details`);
  const inner = fields.locator('li[id]').first();
  await expect(fields.locator('summary').first()).toHaveText(/^\d+ fields$/);
  await expect(inner).toBeHidden();
  await page.evaluate((hash) => location.assign(hash), `#${(await inner.getAttribute('id')) ?? ''}`);
  await expect(inner).toBeInViewport();
  await fields.locator('summary').first().click();
  await expect(inner).toBeHidden();
});

test('the name, type and default of an entry are on one line, and the entries are in one column', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto(route);
  const first = entries(page).first();
  const topOf = (part: string) =>
    first
      .locator(part)
      .first()
      .evaluate((one) => one.getClientRects()[0]!.bottom);
  expect(Math.abs((await topOf('.entry-facts')) - (await topOf('a[href]')))).toBeLessThan(8);
  const tops = await entries(page).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(tops).toEqual([...new Set(tops)].toSorted((a, b) => a - b));
});
