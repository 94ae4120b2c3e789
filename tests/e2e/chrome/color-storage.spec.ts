import {expect, test} from '@playwright/test';
import {visit, watch} from '../support/watch';

test('a stored color mode that does not exist gives the default, not a page without colors', async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'null'));
  await visit(page, '/docs/hooks/cascading-scans');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('a storage that silently keeps nothing does not stop the color mode from changing', async ({page}) => {
  const {messages} = watch(page);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {};
  });
  await visit(page, '/docs/hooks/cascading-scans');
  await page.getByRole('button', {name: /dark and light mode/}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(messages).toEqual([]);
});
