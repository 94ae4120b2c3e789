import {expect, test, type Page} from '@playwright/test';
import {searchDialog} from '../support/search';
import {chunks} from './support/network';
import {complaints, visit} from './support/watch';

interface Part {
  readonly page: string;
  readonly file: RegExp;
  /** Brings about that the part is loaded. */
  readonly use: (page: Page) => Promise<unknown>;
  /** What is shown when it could not be loaded. */
  readonly failed: (page: Page) => Promise<void>;
  /** Tries again when the network is back. */
  readonly again: (page: Page) => Promise<unknown>;
  readonly works: (page: Page) => Promise<void>;
}

const enlarge = (page: Page) => page.getByRole('button', {name: 'Enlarge'}).first().click();
const copy = (page: Page) => page.getByRole('button', {name: 'Copy page as Markdown'}).click();
const copied = (page: Page) => page.locator('.page-meta output');
const openSearch = (page: Page) => page.keyboard.press('Control+k');

const parts: Readonly<Record<string, Part>> = {
  'the search dialog': {
    page: '/docs/telemetry',
    file: chunks,
    use: openSearch,
    failed: (page) => expect(searchDialog(page).dialog.getByRole('alert')).toBeVisible(),
    again: (page) => page.getByRole('button', {name: 'Retry'}).click(),
    works: (page) => expect(searchDialog(page).input).toBeFocused(),
  },
  'the large view of a diagram': {
    page: '/docs/architecture/runtime_view',
    file: chunks,
    use: enlarge,
    failed: (page) => expect(page.getByRole('alert')).toContainText('diagram'),
    again: (page) => page.getByRole('button', {name: /again|Retry/}).click(),
    works: (page) => expect(page.getByRole('dialog').getByRole('img')).toBeVisible(),
  },
  'the Markdown of a page': {
    page: '/docs/telemetry',
    file: /\.md$/,
    use: copy,
    failed: (page) => expect(copied(page)).toContainText(/not copied|Not copied|open the Markdown/),
    again: copy,
    works: (page) => expect(copied(page)).toHaveText('Copied'),
  },
};

for (const [name, {page: route, file, use, failed, again, works}] of Object.entries(parts))
  test(`when ${name} cannot be loaded, the page says so, stays as it is, and can try again`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visit(page, route);
    const errors = complaints(page);
    await page.route(file, (request) => request.abort());
    await use(page);
    await failed(page);
    await expect(page.locator('main h1').first()).toBeVisible();
    await page.unroute(file);
    await again(page);
    await works(page);
    expect(errors).toEqual([]);
  });

for (const place of ['#__docusaurus', '#__docusaurus > .main-wrapper, #__docusaurus_skipToContent_fallback'])
  for (const route of ['/', '/blog', '/docs/scanners/nmap'])
    test(`an element that an extension puts first into ${place} of ${route} leaves the page complete, once`, async ({
      page,
    }) => {
      const textOf = () =>
        page
          .locator('body')
          .evaluate((body) =>
            [...body.querySelectorAll('main h1, main h2, main p, footer a')].map(({textContent}) => textContent),
          );
      await visit(page, route);
      const texts = await textOf();
      await page.addInitScript((selector) => {
        addEventListener('DOMContentLoaded', () => {
          const foreign = document.createElement('div');
          foreign.textContent = 'An extension';
          document.querySelector(selector)?.prepend(foreign);
        });
      }, place);
      await visit(page, route);
      expect(await textOf()).toEqual(texts);
    });
