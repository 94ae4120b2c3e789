import {expect, test} from '@playwright/test';

test('a stored color mode that does not exist gives the default, not a page without colors', async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'null'));
  await page.goto('/docs/hooks/cascading-scans');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('a storage that silently keeps nothing does not stop the color mode from changing', async ({page}) => {
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {};
  });
  await page.goto('/docs/hooks/cascading-scans');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await page.getByRole('button', {name: /dark and light mode/}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(complaints).toEqual([]);
});
