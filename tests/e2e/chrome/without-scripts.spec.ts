import {expect, test} from '@playwright/test';

test.use({javaScriptEnabled: false, viewport: {width: 360, height: 740}});

test('on a phone without scripts every page can be reached from the bar', async ({page}) => {
  await page.goto('/docs/hooks/cascading-scans');
  await expect(page.getByRole('button', {name: 'Toggle navigation bar'}), 'no button that does nothing').toBeHidden();
  await page.getByRole('link', {name: 'All pages'}).click();
  await expect(page).toHaveURL(/\/site-map$/);
  await page.getByRole('main').getByRole('link', {name: 'Nmap', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Nmap');
});

test('on a phone without scripts the contents of a page open, and lead to their sections', async ({page}) => {
  await page.goto('/docs/hooks/cascading-scans');
  const contents = page.getByRole('navigation', {name: 'On this page'});
  const link = contents.getByRole('link', {name: 'Install', exact: true});
  await expect(link).toBeHidden();
  await contents.getByText('On this page').click();
  await link.click();
  await expect(page).toHaveURL(/#install$/);
});
