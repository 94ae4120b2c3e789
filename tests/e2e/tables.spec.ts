import {expect, test, type Page} from '@playwright/test';
import {axeFindings} from './support/accessibility';
import {visit} from './support/page-state';

test('the header of a tall table stays in view, and the table is not in the Tab order', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 700});
  await page.goto('/docs/operations/offline-images');
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
  ['two columns', '/docs/hooks/chart-behavior', 'Table: Hook Jobs', 'Network'],
  ['more columns than fit', '/docs/scanners/nmap', 'Table: Findings', 'Open Port'],
] as const) {
  test(`on a phone a table of ${columns} does not scroll, and has the roles of a table`, async ({page}) => {
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

const compared = (page: Page) => page.getByRole('region', {name: 'Table: Compare all scanners', exact: true});

test('the comparison of scanners can be filtered, announces matches and is accessible', async ({page}) => {
  await visit(page, '/docs/scanners');
  const rows = compared(page).locator('tbody > tr');
  const shown = rows.filter({visible: true});
  const all = await rows.count();
  const widths = () =>
    compared(page)
      .locator('thead th')
      .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().width)));
  const before = await widths();
  const filter = page.getByRole('search', {name: 'Filter the table'});
  await filter.getByLabel('Platform').selectOption('arm64');
  const some = await shown.count();
  expect(some).toBeLessThan(all);
  for (const text of await shown.allInnerTexts()) expect(text).toContain('arm64');
  await expect(filter.getByRole('status')).toHaveText(`${some} of ${all}`);
  await filter.getByLabel('Privileges').selectOption('Standard only');
  expect(await shown.count()).toBeLessThan(some);
  expect(await widths()).toEqual(before);
  await filter.getByLabel('Target').selectOption({index: 1});
  expect(await axeFindings(page, {within: 'main'})).toEqual([]);
  for (const label of ['Platform', 'Privileges', 'Target']) await filter.getByLabel(label).selectOption('');
  await expect(shown).toHaveCount(all);
});

test('in the comparison of scanners, no cell covers the next one', async ({page}) => {
  for (const width of [600, 768, 1024, 1440]) {
    await page.setViewportSize({width, height: 800});
    await visit(page, '/docs/scanners');
    const wide = await compared(page)
      .locator('th, td')
      .evaluateAll((cells) =>
        cells.filter((cell) => cell.scrollWidth > cell.clientWidth + 1).map((cell) => cell.textContent),
      );
    expect(wide, `${width} px`).toEqual([]);
  }
});

test('a choice that no scanner fits says so, and Reset shows all scanners again', async ({page}) => {
  await visit(page, '/docs/scanners');
  const rows = compared(page).locator('tbody > tr');
  const all = await rows.count();
  const filter = page.getByRole('search', {name: 'Filter the table'});
  await filter.getByLabel('Privileges').selectOption('More than standard');
  const target = filter.getByLabel('Target');
  for (const value of await target
    .locator('option')
    .evaluateAll((options) => options.map((one) => (one as HTMLOptionElement).value))) {
    await target.selectOption(value);
    if ((await filter.getByRole('status').innerText()).startsWith('0 ')) break;
  }
  await expect(filter).toContainText('No scanner fits this choice.');
  await expect(compared(page)).toBeHidden();
  await filter.getByRole('button', {name: 'Reset'}).click();
  await expect(rows.filter({visible: true})).toHaveCount(all);
});

test('on a phone, the comparison of scanners is a list of cards with the name first', async ({page}) => {
  for (const width of [767, 390]) {
    await page.setViewportSize({width, height: 844});
    await visit(page, '/docs/scanners');
    const region = compared(page);
    await expect(region).toHaveAttribute('data-fits');
    if (width > 576) continue;
    const outside = await region.locator('tbody > tr').evaluateAll((rows) =>
      rows.flatMap((row) => {
        const [name, ...others] = [...row.children].map((cell) => cell.getBoundingClientRect());
        return name && others.every(({top, right}) => top >= name.bottom - 1 && right <= innerWidth)
          ? []
          : [row.textContent];
      }),
    );
    expect(outside).toEqual([]);
  }
});
