import type {Browser, Page} from '@playwright/test';
import {answered, hrefs, openSearch, visit} from '../../support/search';
import {searchDialog} from '../../support/search';
import {asRoutes, type Answering} from './measures';
import {slow4g, slowHost} from './slow-host';

/** Times in milliseconds. */
export interface Times {
  /** From opening the dialog to the first result, over slow 4G with the processor slowed down four times. */
  readonly firstResult: number;
  /** The same until the answer is that of the whole index. */
  readonly wholeAnswer: number;
  /** Compressed bytes that came over the network before the first result. */
  readonly firstBytes: number;
  /**
   * Longest task of the main thread from opening the dialog to the last query, with the processor slowed down four
   * times: for each of several visits, sorted. Zero where none was as long as 50 ms, from which on browsers report them.
   */
  readonly longestTasks: readonly number[];
  /** Of the worker for one keystroke, sorted. */
  readonly keystrokes: readonly number[];
}

const start = '/docs/getting-started/installation';

async function slowed(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate});
}

/** The real dialog: types a query and reads the addresses of the results. */
export async function dialogSearch(
  browser: Browser,
  url: string,
): Promise<{answering: Answering; close: () => Promise<void>}> {
  const page = await browser.newPage({baseURL: url});
  await visit(page, start);
  const search = await openSearch(page);
  return {
    answering: async (query) => {
      await search.input.fill('');
      await search.input.fill(query);
      await answered(page);
      return asRoutes(await hrefs(search));
    },
    close: () => page.close(),
  };
}

/** Opens the dialog on a cold cache and asks a query while it loads. */
async function opening(
  browser: Browser,
  build: string,
): Promise<Pick<Times, 'firstResult' | 'wholeAnswer' | 'firstBytes'>> {
  const host = await slowHost(build, slow4g);
  const page = await browser.newPage({baseURL: host.url});
  await visit(page, start);
  await page.waitForLoadState('networkidle');
  await slowed(page, 4);
  host.sent.clear();
  await page.evaluate(() => {
    const times: Record<string, number> = {};
    Object.assign(window, {times});
    new MutationObserver(() => {
      if (document.querySelector('dialog [role=option]')) times.first ??= performance.now();
      if (document.querySelector('dialog [data-state=ready] [role=option]')) times.whole ??= performance.now();
    }).observe(document.body, {subtree: true, childList: true, attributes: true});
    addEventListener('keydown', () => (times.opened ??= performance.now()), {capture: true});
  });
  await page.keyboard.press('Control+k');
  const {dialog, input, options} = searchDialog(page);
  await input.fill('dependency track');
  await options.first().waitFor();
  const firstBytes = [...host.sent.values()].reduce((sum, bytes) => sum + bytes, 0);
  await dialog.locator('[data-state=ready]').waitFor({timeout: 60_000});
  const times = await page.evaluate(
    () => (window as unknown as {times: Record<'opened' | 'first' | 'whole', number>}).times,
  );
  await page.close();
  await host.stop();
  return {firstResult: times.first - times.opened, wholeAnswer: times.whole - times.opened, firstBytes};
}

/** Types queries into the dialog and watches the main thread. */
async function typing(browser: Browser, url: string, queries: readonly string[]): Promise<number> {
  const page = await browser.newPage({baseURL: url});
  await visit(page, start);
  await page.waitForLoadState('networkidle');
  await slowed(page, 4);
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(window, {tasks});
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({duration}) => duration))).observe({
      entryTypes: ['longtask'],
    });
  });
  const {input} = await openSearch(page);
  for (const query of queries) {
    // oxlint-disable-next-line no-await-in-loop -- as a reader types
    await input.fill('');
    // oxlint-disable-next-line no-await-in-loop
    await input.pressSequentially(query, {delay: 60});
    // oxlint-disable-next-line no-await-in-loop
    await answered(page);
  }
  // What ended just now is reported a little later.
  await page.waitForTimeout(500);
  const tasks = await page.evaluate(() => (window as unknown as {tasks: number[]}).tasks);
  await page.close();
  return Math.max(0, ...tasks);
}

/** Asks the worker of the site every beginning of every query, and notes how long it computes. */
async function keystrokes(
  browser: Browser,
  url: string,
  tags: readonly string[],
  queries: readonly string[],
): Promise<number[]> {
  const page = await browser.newPage({baseURL: url});
  const script = page.waitForRequest((request) => /\/search\.[\da-f]+\.js$/.test(request.url()));
  await visit(page, start);
  await openSearch(page);
  await searchDialog(page).input.fill('x');
  const address = (await script).url();
  const typed = queries.flatMap((query) => Array.from(query, (_, place) => query.slice(0, place + 1)));
  const durations = await page.evaluate(
    async ({address: script_, tags: tags_, typed: typed_}) => {
      const worker = new Worker(script_);
      const scope = {baseUrl: '/', tags: tags_};
      const times: number[] = [];
      for (const [place, query] of typed_.entries()) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other, as keys are pressed
        await new Promise<void>((done) => {
          const listening = new AbortController();
          worker.addEventListener(
            'message',
            ({data}: MessageEvent) => {
              if (data.type !== 'answer' || data.number !== place + 1 || !data.answer.complete) return;
              listening.abort();
              times.push(data.answer.duration);
              done();
            },
            {signal: listening.signal},
          );
          worker.postMessage({type: 'query', number: place + 1, scope, query, limit: 8}, []);
        });
      }
      worker.terminate();
      return times;
    },
    {address, tags, typed},
  );
  await page.close();
  return durations.toSorted((a, b) => a - b);
}

/** Visits of which each has its longest task: one alone would say more about the machine. */
const VISITS = 7;

/** Times of the dialog and its worker on a build. */
export async function timesOf(
  browser: Browser,
  build: string,
  url: string,
  tags: readonly string[],
  queries: readonly string[],
): Promise<Times> {
  const longestTasks: number[] = [];
  for (let visits = 0; visits < VISITS; visits += 1) {
    // oxlint-disable-next-line no-await-in-loop -- they must not disturb each other
    longestTasks.push(await typing(browser, url, queries.slice(5 * visits, 5 * visits + 5)));
  }
  return {
    ...(await opening(browser, build)),
    longestTasks: longestTasks.toSorted((a, b) => a - b),
    keystrokes: await keystrokes(browser, url, tags, queries),
  };
}
