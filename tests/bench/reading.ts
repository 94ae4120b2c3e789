import type {Browser, Page} from '@playwright/test';
import {openBrowser} from '../support/browser';
import {brokenCells} from '../e2e/support/words';
import {netlifyHost} from '../support/hosts';
import {builtRoutes} from '../support/site';
import {table} from './format';

const widths = [1440, 1280, 1024, 360];

/** Taller than what a laptop shows at once: the head and the row that is read are not seen together. */
const TALL = 900;

/** How many of the tallest pages are named. */
const NAMED = 10;

const commands = '.markdown :is(.language-bash, .language-console, .language-powershell) > pre';

/** How many of the elements are taller than a screen. */
const tall = (page: Page, selector: string): Promise<number> =>
  page.$$eval(selector, (found, limit) => found.filter(({clientHeight}) => clientHeight > limit).length, TALL);

/** How many of the elements hold more than they show. */
const cut = (page: Page, selector: string): Promise<number> =>
  page.$$eval(selector, (found) => found.filter(({scrollWidth, clientWidth}) => scrollWidth > clientWidth).length);

/** How many blocks hold a command that goes on beyond their edge; what a terminal prints keeps its columns. */
const cutCommands = (page: Page): Promise<number> =>
  page.$$eval(
    commands,
    (blocks) =>
      blocks.filter((block) => {
        const lines = [...block.querySelectorAll('.code-command')];
        return (lines.length > 0 ? lines : [block]).some((line) => {
          const text = document.createRange();
          text.selectNodeContents(line);
          return text.getBoundingClientRect().right > block.getBoundingClientRect().right;
        });
      }).length,
  );

/** What stands in the way of reading a page, and how it is counted. */
const OBSTACLES: Readonly<Record<string, (page: Page) => Promise<number>>> = {
  [`tables taller than ${TALL} px`]: (page) => tall(page, '.markdown table'),
  [`reference entries taller than ${TALL} px`]: (page) => tall(page, '.markdown .entry'),
  'tables that scroll sideways': (page) => cut(page, '.markdown .table-scroll'),
  'diagrams cut': (page) => cut(page, '.markdown .diagram-scroll'),
  'cells broken inside a word': async (page) => (await brokenCells(page)).length,
  commands: (page) => page.locator(commands).count(),
  'commands cut': cutCommands,
  'code blocks cut, of all languages': (page) => cut(page, '.markdown .code-block > pre'),
};

/** What was found at one width, by its name. */
type Found = Readonly<Record<string, number>>;
const HEIGHT = 'height';

async function measured(page: Page): Promise<Found> {
  const found: Record<string, number> = {[HEIGHT]: await page.evaluate(() => document.documentElement.scrollHeight)};
  for (const [name, count] of Object.entries(OBSTACLES)) found[name] = await count(page);
  return found;
}

/** What stands in the way of reading the page of an address, by width. */
async function measuredAt(browser: Browser, address: string): Promise<Found[]> {
  const page = await browser.newPage();
  // The loader of this file keeps the names of functions with a helper, which a function that the page runs asks for too.
  await page.addInitScript('globalThis.__name = (named) => named;');
  // All of it is made when the site is built: it does not wait for scripts. One that fails would load the page again.
  await page.route(/\.js$/, (route) => route.fulfill({body: ''}));
  await page.goto(address, {timeout: 0});
  const at: Found[] = [];
  for (const width of widths) {
    await page.setViewportSize({width, height: 800});
    at.push(await measured(page));
  }
  await page.close();
  return at;
}

/** Prints, by width, how many tables are taller or wider than they show, what is cut or broken, and the tallest pages. */
export async function benchReading(build: string): Promise<void> {
  let browser = await openBrowser();
  const host = await netlifyHost(build);
  const pages: {readonly route: string; readonly at: readonly Found[]}[] = [];
  for (const route of builtRoutes().filter((one) => one.startsWith('/docs/'))) {
    const address = host.url + route;
    const at = await measuredAt(browser, address).catch(async (error: unknown) => {
      if (browser.isConnected()) throw error;
      // A busy machine ends large processes, and this one lives for minutes: what is measured is not lost with it.
      browser = await openBrowser();
      return measuredAt(browser, address);
    });
    pages.push({route, at});
  }
  await browser.close();
  await host.stop();
  const sums = (name: string) =>
    widths.map((_, index) => String(pages.reduce((sum, {at}) => sum + (at[index]?.[name] ?? 0), 0)));
  const tallest = pages.toSorted((a, b) => (b.at[1]?.[HEIGHT] ?? 0) - (a.at[1]?.[HEIGHT] ?? 0)).slice(0, NAMED);
  console.log(
    table([
      [`${pages.length} pages of the documentation`, ...widths.map((width) => `${width} px`)],
      ...Object.keys(OBSTACLES).map((name) => [name, ...sums(name)]),
      ...tallest.map(({route, at}) => [`height of ${route}`, ...at.map((found) => String(found[HEIGHT]))]),
    ]),
  );
}
