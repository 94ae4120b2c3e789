import {expect, test} from '@playwright/test';
import {visit} from './support/watch';

test('the comparison of scanners grows with the page and is not scrolled up and down in a box', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await visit(page, '/docs/scanners');
  const region = page.locator('.table-scroll:has(th:nth-child(7))').first();
  const hidden = await region.evaluate((box) => box.scrollHeight - box.clientHeight);
  expect(hidden).toBeLessThanOrEqual(1);
});

test('on a phone the names of the scanners stay in view when their comparison is scrolled sideways', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await visit(page, '/docs/scanners');
  const region = page.locator('.table-scroll:has(th:nth-child(7))').first();
  await region.scrollIntoViewIfNeeded();
  const edges = await region.evaluate((box) => {
    box.scrollLeft = 300;
    const name = box.querySelector('tbody tr > :first-child')!.getBoundingClientRect();
    return {scrolled: box.scrollLeft, box: box.getBoundingClientRect().left, name: name.left};
  });
  expect(edges.scrolled).toBeGreaterThan(100);
  expect(Math.abs(edges.name - edges.box)).toBeLessThanOrEqual(2);
});

test('no style changes the letter case of code', async ({page}) => {
  for (const path of [
    '/docs/getting-started/troubleshooting',
    '/docs/operations/result-storage',
    '/docs/scanners/trivy',
  ]) {
    await visit(page, path);
    const changed = await page.locator('code').evaluateAll((codes) =>
      codes.flatMap((code) => {
        const lines = [];
        for (let element: Element | null = code; element !== null; element = element.parentElement) {
          const letter = getComputedStyle(element, '::first-letter').textTransform;
          if (getComputedStyle(element).textTransform !== 'none' || letter !== 'none') lines.push(code.outerHTML);
        }
        return lines;
      }),
    );
    expect(changed).toEqual([]);
  }
});
