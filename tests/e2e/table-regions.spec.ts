import {expect, test} from '@playwright/test';
import {visit} from './support/watch';

test('the head of a tall table stays in view, and the table is no stop of the Tab key', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 700});
  await page.goto('/docs/how-tos/offline-networks');
  const tables = page.locator('.table-scroll[data-fits] > table');
  await expect(tables.first()).toBeAttached();
  const heights = await tables.evaluateAll((all) => all.map((table) => table.clientHeight));
  const tall = tables.nth(heights.indexOf(Math.max(...heights)));
  expect(Math.max(...heights)).toBeGreaterThan(700);
  await tall.locator('tbody tr').nth(-2).scrollIntoViewIfNeeded();
  await expect(tall.locator('thead th').first()).toBeInViewport();
  await expect(page.locator('.table-scroll[data-fits][tabindex="0"]')).toHaveCount(0);
});

test('a table that is wider than a phone can be scrolled by key, and is printed whole', async ({page}) => {
  await page.setViewportSize({width: 320, height: 700});
  await page.goto('/docs/scanners');
  const widest = page.locator('.table-scroll:not([data-fits])').first();
  await expect(widest).toHaveAttribute('tabindex', '0');
  // Which one is the first that does not fit is known once all have been looked at.
  await expect(async () => {
    await widest.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => widest.evaluate((element) => element.scrollLeft), {timeout: 2000}).toBeGreaterThan(0);
  }).toPass();
  await page.setViewportSize({width: 360, height: 740});
  const region = page.getByRole('region', {name: 'Table: Compare all scanners', exact: true});
  await expect(region).not.toHaveAttribute('data-fits');
  await region.focus();
  await page.emulateMedia({media: 'print'});
  expect(await region.evaluate(({scrollHeight, clientHeight}) => scrollHeight - clientHeight)).toBeLessThan(2);
});

for (const [columns, route, table, name] of [
  ['two columns', '/docs/hooks/chart-behavior', 'Table: Hook jobs', 'Network'],
  ['more columns than fit', '/docs/scanners/nmap', 'Table: Findings', 'Open Port'],
] as const) {
  test(`on a phone a table of ${columns} has each name above what is said of it, scrolls nowhere and is heard as a table`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 320, height: 740});
    await page.goto(route);
    const region = page.getByRole('region', {name: table, exact: true});
    await expect(region).toHaveAttribute('data-fits');
    const cells = region.getByRole('row', {name}).first().getByRole('cell');
    const [first, ...others] = await cells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect()));
    for (const {top, right} of others) {
      expect(top).toBeGreaterThanOrEqual(first?.bottom ?? Infinity);
      expect(right).toBeLessThanOrEqual(320);
    }
    await expect(region.getByRole('columnheader')).toHaveCount(others.length + 1);
    expect(await region.getByRole('columnheader').first().innerText()).not.toBe('');
  });
}

test('on a phone the rows of a table are as wide as the table', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  for (const route of ['/docs/how-tos', '/docs/hooks', '/docs/scanners']) {
    await page.goto(route);
    const tables = page.locator('.table-scroll[data-fits] > [role="table"]');
    await expect(tables.first()).toBeVisible();
    const narrow = await tables.evaluateAll((all) =>
      all.flatMap((table) => {
        const rows = [...table.querySelectorAll('tbody > [role="row"]')];
        return rows.filter((row) => Math.abs(row.clientWidth - table.clientWidth) > 1).map((row) => row.textContent);
      }),
    );
    expect.soft(narrow, route).toEqual([]);
  }
});

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
