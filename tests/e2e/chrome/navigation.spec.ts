import {expect, test, type Locator, type Page} from '@playwright/test';
import {factsOf} from '../../support/page-facts';
import {chunks, held, withoutPrefetch} from '../support/network';
import {afterwards, settled, visit} from '../support/watch';

const blog = (page: Page) => page.locator('.navbar').getByRole('link', {name: 'Blog', exact: true});
const prefetches = (page: Page) => page.locator('head link[rel=prefetch]');

/** Answers what waits until the browser has all scripts that stand in the HTML of a page. Call it before the first `goto`. */
function arrivals(page: Page): (route: string) => Promise<void> {
  const arrived = new Set<string>();
  page.on('requestfinished', (request) => arrived.add(new URL(request.url()).pathname));
  return (route) =>
    expect.poll(() => factsOf(route).scripts.filter((script) => !arrived.has(script)), {message: route}).toEqual([]);
}

test('[S4.3] a progress bar without spinner appears after 200 ms and ends with the new page', async ({page}) => {
  await withoutPrefetch(page);
  await visit(page, '/');
  await page.evaluate(() => {
    const times: Record<string, number> = {};
    (window as unknown as {times: typeof times}).times = times;
    addEventListener('click', () => (times.click = performance.now()), {capture: true});
    new MutationObserver(() => {
      if (document.getElementById('nprogress')) times.shown ??= performance.now();
    }).observe(document.body, {childList: true});
  });
  const release = await held(page, chunks);
  await blog(page).click();
  await expect(page.locator('#nprogress .bar')).toBeVisible();
  await expect(page.locator('#nprogress')).toHaveCount(1);
  await expect(page.locator('#nprogress .spinner')).toHaveCount(0);
  const {click = 0, shown = 0} = await page.evaluate(
    () => (window as unknown as {times: {click?: number; shown?: number}}).times,
  );
  expect(shown - click).toBeGreaterThanOrEqual(195);
  expect(shown - click).toBeLessThan(1400);
  release();
  await expect(page).toHaveTitle(/Blog/);
  await expect(page.locator('#nprogress')).toHaveCount(0);
});

test('a page that is there at once shows no progress bar', async ({page}) => {
  const arrivalOf = arrivals(page);
  await page.clock.install();
  await visit(page, '/');
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.getElementById('nprogress')) document.documentElement.dataset.bar = 'shown';
    }).observe(document.body, {childList: true});
  });
  await blog(page).hover();
  await arrivalOf('/blog');
  await blog(page).click();
  await expect(page).toHaveTitle(/Blog/);
  await afterwards(page, 300);
  await expect(page.locator('html')).not.toHaveAttribute('data-bar');
});

/** Starts to list the chunks that the page asks for. */
function chunksAsked(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => chunks.test(request.url()) && asked.push(request.url()));
  return asked;
}

test('a page asks for nothing of other pages before a reader turns to a link', async ({page, context}) => {
  const asked = async (tab: Page): Promise<readonly string[]> => {
    const own = chunksAsked(tab);
    await tab.clock.install();
    await tab.goto('/');
    await settled(tab);
    await tab.mouse.wheel(0, 3000);
    await afterwards(tab, 500);
    await expect(prefetches(tab)).toHaveCount(0);
    return [...new Set(own)].toSorted();
  };
  const sparing = await context.newPage();
  await withoutPrefetch(sparing);
  expect(await asked(page)).toEqual(await asked(sparing));
});

test('[S7.3] the page behind a link is fetched ahead when the pointer, the focus or a touch is on the link, and then opens at once', async ({
  page,
}) => {
  for (const turn of [
    (link: Locator) => link.hover(),
    (link: Locator) => link.focus(),
    (link: Locator) => link.dispatchEvent('pointerdown'),
  ]) {
    const arrivalOf = arrivals(page);
    await visit(page, '/');
    await page.mouse.move(0, 0);
    const asked = chunksAsked(page);
    await turn(blog(page));
    await arrivalOf('/blog');
    const ahead = asked.length;
    expect(ahead).toBeGreaterThan(0);
    await blog(page).click();
    await expect(page).toHaveTitle(/Blog/);
    expect(asked).toHaveLength(ahead);
  }
});

test('a pointer that only passes over links fetches nothing', async ({page}) => {
  await page.clock.install();
  await visit(page, '/docs/scanners/nmap');
  const asked = chunksAsked(page);
  await page.evaluate(() => {
    for (const link of document.querySelectorAll('nav a')) {
      link.dispatchEvent(new PointerEvent('pointerover', {bubbles: true}));
    }
    document.body.dispatchEvent(new PointerEvent('pointerover', {bubbles: true}));
  });
  await afterwards(page, 400);
  expect(asked).toEqual([]);
});

test('[S7.4] with data saving nothing is fetched ahead, not even on hover', async ({page}) => {
  await page.clock.install();
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {value: {effectiveType: '4g', saveData: true}}),
  );
  await visit(page, '/');
  const asked = chunksAsked(page);
  await blog(page).hover();
  await afterwards(page, 500);
  await expect(prefetches(page)).toHaveCount(0);
  expect(asked).toEqual([]);
});

test('after a navigation the title of the page is announced and the focus is on its main heading', async ({page}) => {
  await visit(page, '/');
  await blog(page).click();
  await expect(page).toHaveTitle(/Blog/);
  await expect(page.locator('[aria-live=polite]#route-announcer')).toHaveText(await page.title());
  await expect(page.getByRole('heading', {level: 1})).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('heading', {level: 1})).not.toHaveAttribute('tabindex');
  expect(await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).toBe(true);
  await page.goBack();
  await expect(page.locator('#route-announcer')).toHaveText(await page.title());
});

test('two skip links lead to the content and to the search', async ({page}) => {
  await visit(page, '/docs/scanners/nmap');
  await page.keyboard.press('Tab');
  const content = page.getByRole('link', {name: 'Skip to main content'});
  await expect(content).toBeFocused();
  await expect(content).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await content.focus();
  await page.keyboard.press('Tab');
  const search = page.getByRole('link', {name: 'Skip to search'});
  await expect(search).toBeFocused();
  await expect(search).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('.navbar').getByRole('button', {name: /Search/})).toBeFocused();
  await expect(search).not.toBeInViewport();
});

test('far below the top, who scrolls up gets a button that leads there', async ({page}) => {
  await visit(page, '/docs/scanners/nmap');
  const button = page.getByRole('button', {name: 'Scroll back to top'});
  await page.evaluate(() => window.scrollTo(0, 2000));
  await expect(button).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 1900));
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(button).toBeHidden();
});
