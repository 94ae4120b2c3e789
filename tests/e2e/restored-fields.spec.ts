import {expect, test} from '@playwright/test';
import {visit} from '../support/search';

const BUTTON = /^Try /;

test('after a reload or Back, the playground shows the example that its list names', async ({page}) => {
  const list = page.getByRole('combobox', {name: 'Example finding'});
  const open = async (): Promise<boolean> => {
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await page.getByRole('button', {name: BUTTON}).click();
    return list.evaluate((element: HTMLSelectElement) => {
      const texts = [...document.querySelectorAll('textarea')].map(({value}) => value);
      return element.value === '' || texts.includes(element.value);
    });
  };
  await visit(page, '/docs/how-tos/playground');
  expect(await open()).toBe(true);
  await list.selectOption({index: 3});
  await page.reload();
  expect(await open()).toBe(true);
  await list.selectOption({index: 3});
  await page.goto('/search');
  await page.goBack();
  expect(await open()).toBe(true);
});

test('after a reload or Back, the search page lists the results of the text in its field', async ({page}) => {
  await visit(page, '/search');
  const field = page.locator('#search-page-input');
  const first = page.locator('main ol a').first();
  await field.fill('nuclei');
  await expect(first).toHaveAttribute('href', '/docs/scanners/nuclei');
  await page.reload();
  await expect(field).toHaveValue('nuclei');
  await expect(first).toHaveAttribute('href', '/docs/scanners/nuclei');
  await first.click();
  await page.goBack();
  await expect(field).toHaveValue('nuclei');
  await expect(first).toHaveAttribute('href', '/docs/scanners/nuclei');
});

test('no page leaves it to the browser which text or choice it restores', async ({page}) => {
  for (const route of ['/', '/docs/how-tos/playground', '/search', '/docs/getting-started/error-messages', '/404']) {
    await visit(page, route);
    const restored = await page
      .locator('main :is(input, select, textarea):not([autocomplete="off"])')
      .evaluateAll((fields) => fields.map(({outerHTML}) => outerHTML.slice(0, 120)));
    expect(restored, route).toEqual([]);
  }
});
