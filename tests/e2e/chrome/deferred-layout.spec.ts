import {expect, test, type Page} from '@playwright/test';
import {visit} from '../support/watch';

const FROM = '/docs/scanners/nmap';
const TO = '/docs/scanners/nuclei';

/** Holds back idle callbacks. */
const holdIdle = (page: Page) =>
  page.addInitScript(() => {
    const held: (() => void)[] = [];
    Object.assign(window, {
      requestIdleCallback: (run: () => void) => held.push(run),
      idle: () => held.forEach((run) => run()),
    });
  });

const idle = (page: Page) => page.evaluate(() => (window as unknown as {idle: () => void}).idle());

/** Whether the end of the page is laid out. */
const isLaidOut = (page: Page) =>
  page
    .locator('.markdown > ul a')
    .last()
    .evaluate((link) => link.checkVisibility({contentVisibilityAuto: true}));

async function follow(page: Page, route: string): Promise<void> {
  await page.locator(`aside a[href="${route}"]`).click();
  await expect(page).toHaveURL(route);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/nuclei/i);
}

test('the first page of a visit is laid out completely @night', async ({page}) => {
  await holdIdle(page);
  await visit(page, TO);
  expect(await isLaidOut(page)).toBe(true);
});

test('a page opened from a link shows its beginning first, and the rest is laid out when the browser is idle @night', async ({
  page,
}) => {
  await holdIdle(page);
  await visit(page, FROM);
  await follow(page, TO);
  expect(await isLaidOut(page)).toBe(false);
  await idle(page);
  await expect.poll(() => isLaidOut(page)).toBe(true);
});

test('going back restores the scroll position, because the page is laid out at once', async ({page}) => {
  await holdIdle(page);
  await visit(page, TO);
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, 3000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(3000);
  // Playwright's click would scroll first.
  await page.locator('.navbar a[href="/blog"]').evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveTitle(/Blog/);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(3000);
  expect(await isLaidOut(page)).toBe(true);
});
