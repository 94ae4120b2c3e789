import {expect, test} from '@playwright/test';
import {settled} from './support/page-state';

test.use({hasTouch: true, isMobile: true, viewport: {width: 390, height: 844}});

test('on a touch screen, text fields have at least 16 px, so that Safari does not zoom in @night', async ({page}) => {
  const small: string[] = [];
  let fields = 0;
  for (const path of [
    '/search?q=nmap',
    '/nothing-here',
    '/docs/how-tos/playground',
    '/docs/how-tos/scope',
    '/docs/api/crds/scan',
    '/docs/scanners/nmap',
  ]) {
    await page.goto(path);
    await settled(page);
    for (const button of await page.getByRole('button', {name: /try|edit|change/i}).all()) await button.click();
    await settled(page);
    const sizes = await page
      .locator('input:not([type=checkbox], [type=radio]), textarea, select')
      .evaluateAll((all) =>
        all.map((field) => [field.outerHTML.slice(0, 80), parseFloat(getComputedStyle(field).fontSize)] as const),
      );
    fields += sizes.length;
    small.push(...sizes.filter(([, size]) => size < 16).map(([html, size]) => `${path} ${size} ${html}`));
  }
  expect(fields).toBeGreaterThan(6);
  expect(small).toEqual([]);
});
