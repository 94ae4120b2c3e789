import {expect, test, type Page} from '@playwright/test';
import {axeFindings} from './support/accessibility';
import {visit} from './support/page-state';

const route = '/docs/getting-started/error-messages';
const field = (page: Page) => page.getByLabel('Paste your message');
const entries = (page: Page) => page.locator('details.problem').filter({visible: true});
const contents = (page: Page) => page.locator('.table-of-contents a').filter({visible: true});

test('a pasted message filters the page to its entry, and clearing it restores the rest', async ({page}) => {
  await visit(page, route);
  const all = await entries(page).count();
  expect(all).toBeGreaterThan(40);
  await field(page).fill(
    `errorDescription: "Configured ScanType 'nmapp' not found in 'default' namespace. You'll likely need to deploy the ScanType."`,
  );
  await expect(entries(page)).toHaveCount(1);
  await expect(entries(page)).toContainText('not found in');
  await expect(entries(page).getByText('Fix:')).toBeVisible();
  await expect(page.getByRole('search', {name: 'Filter by message'}).getByRole('status')).toHaveText('Entries: 1');
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

test('the field stays in view and the found entry is not below it', async ({page}) => {
  await visit(page, `${route}#scbctl`);
  await expect(field(page)).toBeInViewport({ratio: 1});
  await field(page).fill(
    "Configured ScanType 'nmapp' not found in 'default' namespace. You'll likely need to deploy the ScanType.",
  );
  const found = entries(page).locator('summary');
  await expect(found).toHaveCount(1);
  const box = async (of: typeof found) => (await of.boundingBox()) ?? {y: 0, height: 0};
  const bar = await box(page.getByRole('search', {name: 'Filter by message'}));
  expect((await box(found)).y).toBeGreaterThanOrEqual(bar.y + bar.height);
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

test('the table of contents of Error messages follows the filter', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await visit(page, route);
  await expect(contents(page).filter({hasText: 'Helm'})).toBeVisible();
  await field(page).fill('Failed to run the Scan Container, check k8s Job and its logs for more details');
  await expect(contents(page).filter({hasText: 'Failed to run the Scan Container'})).toBeVisible();
  await expect(contents(page).filter({hasText: 'Helm'})).toHaveCount(0);
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
