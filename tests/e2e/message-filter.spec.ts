import {expect, test, type Page} from '@playwright/test';
import {axeFindings} from './support/accessibility';
import {visit} from './support/watch';

const route = '/docs/getting-started/troubleshooting';
const field = (page: Page) => page.getByLabel('Paste your message');
const entries = (page: Page) => page.locator('.markdown > h3').filter({visible: true});
const contents = (page: Page) => page.locator('.table-of-contents a').filter({visible: true});

test('a message pasted on Troubleshooting filters the page to its entry with cause and fix, and clearing it restores the rest', async ({
  page,
}) => {
  await visit(page, route);
  const all = await entries(page).count();
  await field(page).fill(
    `errorDescription: "Configured ScanType 'nmapp' not found in 'default' namespace. You'll likely need to deploy the ScanType."`,
  );
  await expect(entries(page)).toHaveCount(1);
  await expect(entries(page)).toContainText('not found in');
  await expect(page.locator('.markdown > :is(p, pre)').filter({hasText: 'Cause', visible: true})).not.toHaveCount(0);
  await expect(page.getByRole('search', {name: 'Filter by message'}).getByRole('status')).toHaveText('Entries: 1');
  expect(await axeFindings(page, {within: 'main'})).toEqual([]);
  await field(page).fill('');
  await expect(entries(page)).toHaveCount(all);
});

test('a link to an entry that the filter hides shows it', async ({page}) => {
  await visit(page, route);
  await field(page).fill('OOMKilled');
  await expect(page.locator('#ownership')).toBeHidden();
  await page.evaluate(() => {
    location.hash = '#ownership';
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.locator('#ownership')).toBeInViewport();
});

test('the table of contents of Troubleshooting lists the errors and follows the filter', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await visit(page, route);
  const errors = page.locator('.table-of-contents ul a');
  expect(await errors.count()).toBeGreaterThan(60);
  await page.locator('#imagepullbackoff').evaluate((heading) => heading.scrollIntoView());
  await expect(contents(page).filter({hasText: 'ImagePullBackOff'})).toBeVisible();
  await field(page).fill('OOMKilled');
  await expect(contents(page).filter({hasText: 'OOMKilled'})).toBeVisible();
  await expect(contents(page).filter({hasText: 'ImagePullBackOff'})).toHaveCount(0);
});

test('after a reload or Back, a filter that the browser restores is applied, or its field is empty', async ({page}) => {
  await visit(page, route);
  const all = await entries(page).count();
  // What a browser does that restores fields: the text is there when the page is shown, without an event of the field.
  await field(page).evaluate((element: HTMLTextAreaElement) => {
    element.value = 'OOMKilled';
    dispatchEvent(new PageTransitionEvent('pageshow'));
  });
  await expect(entries(page)).toHaveCount(1);
  await page.reload();
  await expect(field(page)).toHaveValue('');
  await expect(entries(page)).toHaveCount(all);
});
