import {expect, test} from '@playwright/test';
import {visit} from '../support/watch';

for (const route of ['/docs/scanners/nmap', '/blog/2022/01/18/log4shell']) {
  test(`${route} shows its dates without language data, which browsers take long to load`, async ({page}) => {
    await page.addInitScript(() => {
      const refuse = (): never => {
        throw new Error('loads language data');
      };
      Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {construct: refuse, apply: refuse});
      // The methods of dates do not call the constructor that pages see.
      Object.assign(Date.prototype, {toLocaleDateString: refuse, toLocaleTimeString: refuse, toLocaleString: refuse});
    });
    await visit(page, route);
    await expect(page.locator('.meta-line time').first()).toHaveText(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/);
  });
}
