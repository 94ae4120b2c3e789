import {expect, test, type Page} from '@playwright/test';
import {searchDialog} from '../support/search';
import {chunks, documentRequests, held, isMarked, mainScript, markDocument} from './support/network';
import {consoleErrors, visit} from './support/page-state';

const NMAP = '/docs/scanners/nmap';

interface Fault {
  /** The lines of the specification that this fault proves. */
  readonly ids?: string;
  readonly resource: string;
  readonly fault: string;
  /** What the visitor sees. */
  readonly end: string;
  readonly play: (page: Page) => Promise<void>;
}

const faults: readonly Fault[] = [
  {
    ids: 'S4.2',
    resource: 'script of the next page',
    fault: 'cannot be loaded',
    end: 'the browser loads the next page from the server, once',
    async play(page) {
      await visit(page, '/');
      await markDocument(page);
      await page.route(chunks, (route) => route.abort());
      const reloaded = page.waitForRequest((request) => request.isNavigationRequest());
      await page.locator('.navbar').getByRole('link', {name: 'Blog', exact: true}).click();
      await reloaded;
      await page.unroute(chunks);
      await expect(page).toHaveTitle(/Blog/);
      expect(await isMarked(page)).toBe(false);
    },
  },
  {
    ids: 'S8.2',
    resource: 'script of the open page',
    fault: 'is missing, even after a reload',
    end: 'the page can be read and shows the error with a Retry button and a spinner',
    async play(page) {
      await page.route(chunks, (route) => route.abort());
      const documents = documentRequests(page);
      await page.goto(NMAP);
      const notice = page.getByRole('alert');
      await expect(notice).toContainText('ChunkLoadError');
      expect(documents).toEqual([NMAP, NMAP]);
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Nmap');
      await page.unroute(chunks);
      const release = await held(page, chunks);
      await notice.getByRole('button', {name: 'Retry'}).click();
      await expect(notice.locator('.spinner')).toBeVisible();
      release();
      await expect(notice).toHaveCount(0);
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    },
  },
  {
    resource: 'main script',
    fault: 'is missing',
    end: 'the page can be read, and the base URL is not blamed',
    async play(page) {
      await page.route(mainScript, (route) => route.abort());
      await page.goto(NMAP, {waitUntil: 'load'});
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Nmap');
      await expect(page.getByText('did not load properly')).toHaveCount(0);
    },
  },
  {
    resource: 'search dialog',
    fault: 'cannot be loaded',
    end: 'the dialog shows a message and a Retry button',
    async play(page) {
      await visit(page, '/docs/telemetry');
      const errors = consoleErrors(page);
      const {dialog, input} = searchDialog(page);
      await page.route(chunks, (request) => request.abort());
      await page.keyboard.press('Control+k');
      await expect(dialog.getByRole('alert')).toBeVisible();
      await expect(page.locator('main h1').first()).toBeVisible();
      await page.unroute(chunks);
      await dialog.getByRole('button', {name: 'Retry'}).click();
      await expect(input).toBeVisible();
      expect(errors).toEqual([]);
    },
  },
  {
    resource: 'Markdown of a page',
    fault: 'cannot be loaded',
    end: 'the button says that nothing was copied',
    async play(page) {
      await visit(page, '/docs/telemetry');
      const errors = consoleErrors(page);
      const copy = page.getByRole('button', {name: 'Copy page as Markdown'});
      const status = page.locator('.page-meta output');
      await page.route(/\.md$/, (request) => request.abort());
      await copy.click();
      await expect(status).toContainText(/not copied|open the Markdown/i);
      await expect(page.locator('main h1').first()).toBeVisible();
      await page.unroute(/\.md$/);
      await copy.click();
      await expect(status).toHaveText('Copied');
      expect(errors).toEqual([]);
    },
  },
  {
    resource: 'HTML of a page',
    fault: 'is changed by a browser extension',
    end: 'the page is complete, and nothing is shown twice',
    async play(page) {
      const texts = () => page.locator('main :is(h1, h2, p), footer a').allTextContents();
      await visit(page, NMAP);
      const before = await texts();
      await page.addInitScript(() => {
        addEventListener('DOMContentLoaded', () => {
          for (const place of ['#__docusaurus', '#__docusaurus > .main-wrapper'])
            document.querySelector(place)?.prepend(document.createElement('div'));
        });
      });
      await visit(page, NMAP);
      expect(await texts()).toEqual(before);
    },
  },
];

for (const {ids, resource, fault, end, play} of faults)
  test(`${ids ? `[${ids}] ` : ''}when the ${resource} ${fault}, ${end}`, async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await play(page);
  });
