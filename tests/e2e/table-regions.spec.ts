import {expect, test} from '@playwright/test';

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

for (const [columns, route, table, name] of [
  ['two columns', '/docs/hooks/chart-behavior', 'Table: Hook jobs', 'Network'],
  ['more columns than fit', '/docs/scanners/nmap', 'Table: Findings', 'Open Port'],
] as const) {
  test(`on a phone a table of ${columns} has each name above its description, does not scroll and has the roles of a table`, async ({
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
