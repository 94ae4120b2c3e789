import {expect, test, type Page} from '@playwright/test';
import {axeFindings} from './support/accessibility';
import {visit} from './support/watch';

const compared = (page: Page) => page.getByRole('region', {name: 'Table: Compare all scanners', exact: true});

test('the comparison of scanners can be filtered by target, platform and privileges; the remaining number is announced, and the result is accessible', async ({
  page,
}) => {
  await visit(page, '/docs/scanners');
  const rows = compared(page).locator('tbody > tr');
  const shown = rows.filter({visible: true});
  const all = await rows.count();
  const filter = page.getByRole('search', {name: 'Filter the table'});
  await filter.getByLabel('Platform').selectOption('arm64');
  const some = await shown.count();
  expect(some).toBeLessThan(all);
  for (const text of await shown.allInnerTexts()) expect(text).toContain('arm64');
  await expect(filter.getByRole('status')).toHaveText(`${some} of ${all}`);
  await filter.getByLabel('Privileges').selectOption('Standard only');
  expect(await shown.count()).toBeLessThan(some);
  await filter.getByLabel('Target').selectOption({index: 1});
  expect(await axeFindings(page, {within: 'main'})).toEqual([]);
  for (const label of ['Platform', 'Privileges', 'Target']) await filter.getByLabel(label).selectOption('');
  await expect(shown).toHaveCount(all);
});

test('on a phone the comparison of scanners is a list of cards that begin with the name, and nothing is scrolled sideways', async ({
  page,
}) => {
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

test('the comparison of scanners grows with the page and is scrolled in no direction @night', async ({page}) => {
  for (const width of [1440, 1024]) {
    await page.setViewportSize({width, height: 900});
    await visit(page, '/docs/scanners');
    await expect(compared(page)).toHaveAttribute('data-fits');
  }
});
