import {expect, test} from '@playwright/test';
import {complaints} from './faults/test';
import {visit} from './support/watch';

test('a string that reaches the page as markup, script or address is refused by the browser', async ({page}) => {
  await visit(page, '/docs/scanners/nmap');
  const refused = await page.evaluate(() => {
    const attacks: readonly (() => unknown)[] = [
      () => (document.body.innerHTML = '<img src="x" onerror="document.title = 1">'),
      () => document.body.insertAdjacentHTML('beforeend', '<iframe srcdoc="x"></iframe>'),
      () => Object.assign(document.createElement('script'), {src: '//evil.example/assets/js/a.js'}),
      () => Object.assign(document.createElement('script'), {text: 'document.title = 1'}),
      () => new Worker('/img/logo.svg'),
      () => document.body.setAttribute('onclick', 'document.title = 1'),
      () =>
        (Reflect.get(window, 'trustedTypes') as {createPolicy: (name: string, rules: object) => unknown}).createPolicy(
          'other',
          {},
        ),
    ];
    return attacks.map((attack) => {
      try {
        attack();
        return `not refused: ${String(attack)}`;
      } catch (error) {
        return (error as Error).name;
      }
    });
  });
  expect(refused).toEqual(refused.map(() => 'TypeError'));
});

test('every kind of page is drawn in the browser as well, without anything that has to be refused', async ({page}) => {
  const errors = complaints(page);
  await visit(page, '/site-map');
  for (const route of [
    '/docs/scanners/nmap',
    '/docs/api/crds/scan',
    '/docs/how-tos/playground',
    '/docs/architecture/runtime_view',
    '/blog/2022/01/18/log4shell',
    '/trust',
    '/docs/scanners',
  ]) {
    await page.locator(`a[href="${route}"]`).first().click();
    await expect(page).toHaveURL(route);
    await expect(page.locator('main h1')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/site-map');
  }
  expect(errors).toEqual([]);
});
