import {expect, test, type Page} from '@playwright/test';
import {isMarked, markDocument} from '../support/network';
import {settled} from '../support/page-state';

const route = '/docs/api/crds/scan';
const text = (page: Page) => page.locator('article .markdown');
const linkInText = (page: Page) => text(page).locator('a[href^="/docs/"]:not([href*="#"], [target])').first();

test('links in the text and going back do not reload the document', async ({page, context}) => {
  await page.goto(route);
  await settled(page);
  await markDocument(page);
  const before = await text(page).locator('p').allTextContents();
  const href = await linkInText(page).getAttribute('href');
  await linkInText(page).click();
  await expect(page).toHaveURL(href ?? '');
  await expect(page.getByRole('heading', {level: 1})).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(route);
  await expect.poll(() => text(page).locator('p').allTextContents()).toEqual(before);
  await expect(text(page).getByRole('button', {name: /^Copy/}).first()).toBeAttached();
  const opened = context.waitForEvent('page');
  await linkInText(page).click({modifiers: ['ControlOrMeta']});
  await (await opened).close();
  await expect(page).toHaveURL(route);
  const place = text(page).locator('a[href^="#"]').first();
  const hash = await place.getAttribute('href');
  await place.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${route}${hash}`);
  expect(await isMarked(page)).toBe(true);
});
