import {expect, test, type Page} from '@playwright/test';
import {layoutShifts, recordLayoutShifts, settled, visit} from './support/watch';

const long = '/docs/api/crds/scan';

/** Keeps how many parts of the text were left out of the first frame. */
async function watchFirstFrame(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    requestAnimationFrame(function look() {
      const out = document.querySelectorAll('[data-coming] .markdown > :nth-child(n + 9), [data-slice]').length;
      Object.assign(window, {leftOut: Math.max(out, (window as {leftOut?: number}).leftOut ?? 0)});
      if (document.readyState !== 'complete') requestAnimationFrame(look);
    });
  });
  return () => page.evaluate(() => (window as {leftOut?: number}).leftOut ?? 0);
}

/** Where the parts of a text and the end of the page lie, in pixels from its top. */
const places = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.markdown > *, footer')].map((part) =>
      Math.round(part.getBoundingClientRect().top + window.scrollY),
    ),
  );

test('a long text is laid out in slices after its first screen, nothing moves in view, and it ends up where it would be at once', async ({
  page,
}) => {
  await recordLayoutShifts(page);
  const leftOut = await watchFirstFrame(page);
  await visit(page, long);
  expect(await leftOut()).toBeGreaterThan(0);
  expect(await layoutShifts(page)).toEqual([]);
  const sliced = await places(page);
  await page.reload();
  await settled(page);
  expect(await leftOut()).toBe(0);
  expect(sliced).toEqual(await places(page));
});

test('who comes by a link to a section or to a text finds it in view', async ({page}) => {
  const leftOut = await watchFirstFrame(page);
  for (const [fragment, place] of [
    ['#spec.env.name', '[id="spec.env.name"]'],
    ['#:~:text=Three%20more%20values', 'p:has-text("Three more values")'],
  ] as const) {
    await page.goto('about:blank');
    await visit(page, long + fragment);
    expect(await leftOut(), fragment).toBe(0);
    await expect(page.locator(place), fragment).toBeInViewport({ratio: 1});
  }
});

test('a key that is pressed while a text is laid out finds all of it', async ({page}) => {
  await page.addInitScript(() => {
    const count = () => document.querySelectorAll('[data-slice]').length;
    new MutationObserver((_changes, observer) => {
      const before = count();
      if (before === 0) return;
      observer.disconnect();
      document.dispatchEvent(new KeyboardEvent('keydown', {key: 'Tab', bubbles: true}));
      Object.assign(window, {counts: [before, count()]});
    }).observe(document, {subtree: true, attributeFilter: ['data-slice']});
  });
  await page.goto(long);
  const [before, after] = await page.evaluate(() => (window as unknown as {counts: [number, number]}).counts);
  expect(before).toBeGreaterThan(0);
  expect(after).toBe(0);
});

test('a long text that a link leads to is laid out in slices too, ends up where it would be at once, and is all there for whoever turns the wheel', async ({
  page,
}) => {
  const link = page.locator(`aside a[href="${long}"]`);
  const from = '/docs/api/crds/scan-type';
  const leftOut = () => page.evaluate(() => (window as unknown as {leftOut: number[]}).leftOut);
  await page.setViewportSize({width: 1280, height: 720});
  await page.addInitScript(() => {
    const counts: number[] = [];
    Object.assign(window, {leftOut: counts});
    new MutationObserver(() => {
      const count = document.querySelectorAll('[data-later]').length;
      if (count !== counts.at(-1)) counts.push(count);
    }).observe(document, {subtree: true, childList: true, attributeFilter: ['data-later']});
  });
  await visit(page, long);
  const atOnce = await places(page);
  await visit(page, from);
  await link.click();
  await expect(page).toHaveURL(long);
  await expect
    .poll(async () => {
      const counts = await leftOut();
      return counts.length > 3 && counts.at(-1) === 0;
    })
    .toBe(true);
  await settled(page);
  expect(await places(page)).toEqual(atOnce);
  await visit(page, from);
  await page.evaluate(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector('[data-later]')) return;
      observer.disconnect();
      document.dispatchEvent(new WheelEvent('wheel', {bubbles: true}));
      Object.assign(window, {afterWheel: document.querySelectorAll('[data-later]').length});
    }).observe(document, {subtree: true, attributeFilter: ['data-later'], childList: true});
  });
  await link.click();
  await expect.poll(() => page.evaluate(() => (window as {afterWheel?: number}).afterWheel)).toBe(0);
});
