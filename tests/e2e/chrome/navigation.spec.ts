import {expect, type Locator, type Page, test} from '@playwright/test';
import {factsOf} from '../../support/page-facts';
import {chunks, held, isMarked, markDocument, withoutPrefetch} from '../support/network';
import {afterwards, settled, visit} from '../support/page-state';

const blog = (page: Page) => page.locator('.navbar').getByRole('link', {name: 'Blog', exact: true});
const prefetches = (page: Page) => page.locator('head link[rel=prefetch]');

/** Returns a function that waits for all scripts in the HTML of a route. Call this before the first `goto`. */
function arrivals(page: Page): (route: string) => Promise<void> {
  const arrived = new Set<string>();
  page.on('requestfinished', (request) => arrived.add(new URL(request.url()).pathname));
  return (route) =>
    expect.poll(() => factsOf(route).scripts.filter((script) => !arrived.has(script)), {message: route}).toEqual([]);
}

test('[S4.3] a progress bar without a spinner appears after 200 ms, until the page is there', async ({page}) => {
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

/** Records the chunks that the page requests from now on. */
function chunksAsked(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => chunks.test(request.url()) && asked.push(request.url()));
  return asked;
}

test('a page requests no data of other pages until a link is hovered or focused', async ({page, context}) => {
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

test('[S7.3] the target of a link is prefetched on hover or touch, and then opens at once', async ({page}) => {
  for (const turn of [(link: Locator) => link.hover(), (link: Locator) => link.dispatchEvent('touchstart')]) {
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

test('[S7.4] with data saving, nothing is prefetched, not even on hover', async ({page}) => {
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

test('after navigation, the page title is announced and the main heading has the focus', async ({page}) => {
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

/** Follows a link in static content, which is not hydrated. */
const follow = (page: Page, href: string): Promise<void> =>
  page.evaluate((to) => {
    const link = document.createElement('a');
    link.href = to;
    document.querySelector('footer[data-static]')?.append(link);
    link.click();
    link.remove();
  }, href);

const titled = (page: Page, name: string): Promise<void> =>
  expect(page.getByRole('heading', {level: 1, name, exact: true})).toBeVisible();

test('back navigation restores the scroll position, and closes open dialogs', async ({page}) => {
  const leave = async (href: string, name: string): Promise<number> => {
    await page.mouse.move(640, 500);
    const before = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, 700);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before + 700);
    await follow(page, href);
    await titled(page, name);
    return before + 700;
  };
  const isAt = (place: number) => expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(place);
  await visit(page, '/docs/scanners/nmap#configuration');
  const behindSection = await leave('/docs/scanners/nikto', 'Nikto');
  await page.goBack();
  await titled(page, 'Nmap');
  await isAt(behindSection);
  await page.goForward();
  await titled(page, 'Nikto');
  await isAt(0);
  const inText = await leave('/docs/how-tos/playground', 'Cascading rules playground');
  await page.reload();
  await settled(page);
  await page.keyboard.press('Control+k');
  await expect(page.locator('dialog[open]')).toBeAttached();
  await page.goBack();
  await titled(page, 'Nikto');
  await isAt(inText);
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await follow(page, '/docs/scanners/nmap');
  await titled(page, 'Nmap');
  await isAt(0);
});

/** Names of the links and buttons in view that scroll the page when they receive the focus. */
const scrollers = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.navbar :is(a, button), aside :is(a, button)')]
      .filter((item) => {
        window.scrollTo(0, 700);
        const {top, bottom, width} = item.getBoundingClientRect();
        if (width === 0 || bottom < 0 || top > window.innerHeight || item.closest('dialog')) return false;
        item.focus();
        return window.scrollY !== 700;
      })
      .map((item) => item.textContent || item.ariaLabel || item.className),
  );

test('a focused link in the navbar or sidebar does not scroll the page, so Back returns to the same place', async ({
  page,
}) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({width, height: 800});
    await visit(page, '/docs/scanners/nmap');
    expect(await scrollers(page), `${width}`).toEqual([]);
  }
  await blog(page).focus();
  await page.keyboard.press('Enter');
  await titled(page, 'Blog on automated security testing');
  await page.goBack();
  await titled(page, 'Nmap');
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(700);
});

test('after a click, text far below the window is laid out when the browser is idle, after Back immediately', async ({
  page,
}) => {
  await visit(page, '/docs/scanners/nmap');
  const titles = await page.evaluateHandle(() => {
    const deferred = new Set<string>();
    new MutationObserver(() => {
      const title = document.querySelector('[data-deferred] h1')?.textContent;
      if (title) deferred.add(title);
    }).observe(document.body, {subtree: true, childList: true});
    return deferred;
  });
  await follow(page, '/docs/scanners/nikto');
  await titled(page, 'Nikto');
  await expect(page.locator('[data-deferred]')).toHaveCount(0);
  await page.goBack();
  await titled(page, 'Nmap');
  expect(await titles.evaluate((deferred) => [...deferred])).toEqual(['Nikto']);
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
