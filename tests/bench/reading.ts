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

/** What stands in the way of reading a page at one width. */
interface Obstacles {
  readonly height: number;
  readonly tallTables: number;
  readonly tallEntries: number;
  readonly wideTables: number;
  readonly cutDiagrams: number;
  readonly brokenWords: number;
  readonly commands: number;
  readonly cutCommands: number;
  readonly cutBlocks: number;
}

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

const measured = async (page: Page): Promise<Obstacles> => ({
  height: await page.evaluate(() => document.documentElement.scrollHeight),
  tallTables: await tall(page, '.markdown table'),
  tallEntries: await tall(page, '.markdown .entry'),
  wideTables: await cut(page, '.markdown .table-scroll'),
  cutDiagrams: await cut(page, '.markdown .diagram-scroll'),
  brokenWords: (await brokenCells(page)).length,
  commands: await page.locator(commands).count(),
  cutCommands: await cutCommands(page),
  cutBlocks: await cut(page, '.markdown .code-block > pre'),
});

/** What stands in the way of reading the page of an address, by width. */
async function measuredAt(browser: Browser, address: string): Promise<Obstacles[]> {
  const page = await browser.newPage();
  // The loader of this file keeps the names of functions with a helper, which a function that the page runs asks for too.
  await page.addInitScript('globalThis.__name = (named) => named;');
  // All of it is made when the site is built: it does not wait for scripts. One that fails would load the page again.
  await page.route(/\.js$/, (route) => route.fulfill({body: ''}));
  await page.goto(address, {timeout: 0});
  const at: Obstacles[] = [];
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
  const pages: {readonly route: string; readonly at: readonly Obstacles[]}[] = [];
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
  const sums = (name: keyof Obstacles) =>
    widths.map((_, index) => String(pages.reduce((sum, {at}) => sum + (at[index]?.[name] ?? 0), 0)));
  const tallest = pages.toSorted((a, b) => (b.at[1]?.height ?? 0) - (a.at[1]?.height ?? 0)).slice(0, NAMED);
  console.log(
    table([
      [`${pages.length} pages of the documentation`, ...widths.map((width) => `${width} px`)],
      [`tables taller than ${TALL} px`, ...sums('tallTables')],
      [`reference entries taller than ${TALL} px`, ...sums('tallEntries')],
      ['tables that scroll sideways', ...sums('wideTables')],
      ['diagrams cut', ...sums('cutDiagrams')],
      ['cells broken inside a word', ...sums('brokenWords')],
      ['commands', ...sums('commands')],
      ['commands cut', ...sums('cutCommands')],
      ['code blocks cut, of all languages', ...sums('cutBlocks')],
      ...tallest.map(({route, at}) => [`height of ${route}`, ...at.map(({height}) => String(height))]),
    ]),
  );
}
