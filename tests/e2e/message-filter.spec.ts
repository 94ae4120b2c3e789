import {expect, test, type Page} from '@playwright/test';
import {axeFindings} from './support/accessibility';
import {visit} from './support/page-state';

const route = '/docs/getting-started/error-messages';
const message = `errorDescription: "Configured ScanType 'nmapp' not found in 'default' namespace. You'll likely need to deploy the ScanType."`;
const bar = (page: Page) => page.getByRole('search', {name: 'Filter by message'});
const field = (page: Page) => page.getByLabel('Paste your message');
const entries = (page: Page) => page.locator('details.problem').filter({visible: true});
const contents = (page: Page, hasText: string) =>
  page.locator('.table-of-contents a').filter({visible: true}).filter({hasText});

test('a pasted message filters page and contents to its entry below the field, and clearing it restores the rest', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await visit(page, `${route}#scbctl`);
  const all = await entries(page).count();
  await expect(field(page)).toBeInViewport({ratio: 1});
  await expect(contents(page, 'Helm')).toBeVisible();
  await field(page).fill(message);
  await expect(entries(page)).toHaveCount(1);
  await expect(entries(page).locator('summary')).toContainText('not found in');
  await expect(entries(page).getByText('Fix:')).toBeVisible();
  await expect(bar(page).getByRole('status')).toHaveText('Entries: 1');
  await expect(contents(page, 'not found in')).toBeVisible();
  await expect(contents(page, 'Helm')).toHaveCount(0);
  const [{y = 0, height = 0} = {}, found] = [
    (await bar(page).boundingBox()) ?? {},
    await entries(page).locator('summary').boundingBox(),
  ];
  expect(found?.y).toBeGreaterThanOrEqual(y + height);
  expect(await axeFindings(page, {within: 'main'})).toEqual([]);
  await field(page).fill('');
  await expect(entries(page)).toHaveCount(all);
});

test('messages are rows of one line with their cause, which open in place and for a link', async ({page}) => {
  for (const width of [1440, 390]) {
    await page.setViewportSize({width, height: 900});
    await visit(page, route);
    const heights = await entries(page).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(Math.max(...heights)).toBeLessThan(width === 390 ? 90 : 60);
    const row = page.locator('#ownership details');
    const cause = await row.getByText('Cause:').locator('..').textContent();
    await expect(row.locator('summary').getByText((cause ?? '').replace('Cause: ', ''))).toBeVisible();
    await expect(row.getByText('Fix:')).toBeHidden();
    await row.locator('summary').click();
    await expect(row.getByText('Fix:')).toBeVisible();
    await page.evaluate(() => location.assign('#unknown-field'));
    await expect(page.locator('#unknown-field').getByText('Fix:')).toBeInViewport();
  }
});

test('a link to an entry that the filter hides shows it', async ({page}) => {
  await visit(page, route);
  await field(page).fill('NoSuchBucket');
  await expect(page.locator('#ownership')).toBeHidden();
  await page.evaluate(() => {
    location.hash = '#ownership';
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.locator('#ownership')).toBeInViewport();
});

test('after a reload or Back, a filter that the browser restores is applied, or its field is empty', async ({page}) => {
  await visit(page, route);
  const all = await entries(page).count();
  // What a browser does that restores fields: the text is there when the page is shown, without an event of the field.
  await field(page).evaluate((element: HTMLTextAreaElement) => {
    element.value = 'NoSuchBucket';
    dispatchEvent(new PageTransitionEvent('pageshow'));
  });
  await expect(entries(page)).toHaveCount(1);
  await page.reload();
  await expect(field(page)).toHaveValue('');
  await expect(entries(page)).toHaveCount(all);
});
