import type {Browser, CDPSession, Page} from '@playwright/test';
import {openBrowser} from '../support/browser';
import {netlifyHost} from '../support/hosts';
import {pageKinds, type Build} from './bytes';
import {median, table} from './format';
import {actions} from './work-actions';

/** How many times slower than this machine the browser computes. */
const SLOWDOWN = 4;

/** Milliseconds without a long task after which a page counts as settled. */
const QUIET = 1200;

type Figures = Readonly<Record<string, number>>;

/** Runs in the page before anything else: keeps when the last long task was, and the durations of interactions. */
function observe(): void {
  const kept = {events: [] as {id: number; duration: number}[], last: performance.now()};
  Object.assign(window, {kept});
  new PerformanceObserver(() => {
    kept.last = performance.now();
  }).observe({type: 'longtask', buffered: true});
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {interactionId?: number})[]) {
      if (entry.interactionId) kept.events.push({id: entry.interactionId, duration: entry.duration});
    }
  }).observe({type: 'event', durationThreshold: 16, buffered: true} as PerformanceObserverInit);
}

interface Kept {
  readonly events: readonly {readonly id: number; readonly duration: number}[];
  readonly last: number;
}

const kept = (page: Page): Promise<Kept> => page.evaluate(() => (window as unknown as {kept: Kept}).kept);

const settled = (page: Page) =>
  page.waitForFunction((quiet) => performance.now() - (window as unknown as {kept: Kept}).kept.last > quiet, QUIET);

async function opened(browser: Browser, width: number): Promise<{page: Page; session: CDPSession}> {
  const page = await browser.newPage({viewport: {width, height: 823}});
  await page.addInitScript(observe);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
  return {page, session};
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** In microseconds. */
  readonly dur?: number;
}

/**
 * The tasks of the thread that showed a page, in milliseconds. They are read from a trace: in most loads an observer in the page is
 * not told of the first frame, in which the whole text is laid out.
 */
function tasksIn(trace: Buffer): number[] {
  const {traceEvents} = JSON.parse(trace.toString()) as {readonly traceEvents: readonly TraceEvent[]};
  const shown = traceEvents.find(({name}) => name === 'firstContentfulPaint');
  if (!shown) throw new Error('The trace holds no first paint.');
  return traceEvents
    .filter(({name, pid, tid}) => name === 'ThreadControllerImpl::RunTask' && pid === shown.pid && tid === shown.tid)
    .map(({dur = 0}) => dur / 1000);
}

/** Work of one load of a page, in milliseconds. */
async function load(browser: Browser, url: string): Promise<Figures> {
  const {page, session} = await opened(browser, 412);
  await browser.startTracing(page, {categories: ['toplevel', 'loading']});
  await page.goto(url, {waitUntil: 'load'});
  await page.waitForSelector('html[data-has-hydrated=true]');
  await settled(page);
  const tasks = tasksIn(await browser.stopTracing());
  const {metrics} = await session.send('Performance.getMetrics');
  const spent = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000;
  await page.close();
  return {
    blocking: tasks.reduce((sum, task) => sum + Math.max(0, task - 50), 0),
    longest: Math.max(0, ...tasks),
    script: spent('ScriptDuration'),
    layout: spent('LayoutDuration') + spent('RecalcStyleDuration'),
    all: spent('TaskDuration'),
  };
}

async function interaction(browser: Browser, origin: string, name: string): Promise<number> {
  const action = actions[name];
  if (!action) return Number.NaN;
  const {page} = await opened(browser, action.width);
  try {
    // Beside a build that has just ended, a page settles late.
    page.setDefaultTimeout(30_000);
    await page.goto(origin + action.route, {waitUntil: 'load'});
    await page.waitForSelector('html[data-has-hydrated=true]');
    await settled(page);
    if (action.before) {
      await action.before(page);
      await page.waitForTimeout(QUIET);
    }
    const before = (await kept(page)).events.length;
    await action.run(page);
    await page.waitForTimeout(QUIET);
    return Math.max(0, ...(await kept(page)).events.slice(before).map(({duration}) => duration));
  } catch {
    return Number.NaN;
  } finally {
    await page.close();
  }
}

/** Milliseconds until what an action does on a page of a build is seen. */
export async function benchInteraction(browser: Browser, build: string, name: string): Promise<number> {
  const host = await netlifyHost(build);
  const duration = await interaction(browser, host.url, name);
  await host.stop();
  return duration;
}

const whole = (value: number) => (Number.isNaN(value) ? '-' : value.toFixed(0));
const ratio = (mine: number, other: number) => (other > 0 ? (mine / other).toFixed(2) : '-');

/**
 * Prints what pages cost a processor that is four times slower: work until a page has settled, and how long what a reader
 * does takes to be seen. Loads of the builds alternate, so that ratios hold on a busy machine.
 */
export async function benchWork(runs: number, builds: readonly Build[]): Promise<void> {
  const browser = await openBrowser();
  const hosts = await Promise.all(builds.map(({folder}) => netlifyHost(folder)));
  const columns = ['blocking', 'longest', 'script', 'layout', 'all'];
  const loads: string[][] = [['load, ms', 'site', ...columns, 'worst', ...columns.map((name) => `÷ ${name}`)]];
  for (const [kind, route] of Object.entries(pageKinds)) {
    const figures: Figures[][] = builds.map(() => []);
    for (let run = 0; run < runs; run += 1) {
      for (const [at, host] of hosts.entries()) figures[at]?.push(await load(browser, host.url + route));
    }
    const middles = figures.map((all) => columns.map((name) => median(all.map((one) => one[name] ?? Number.NaN))));
    for (const [at, middle] of middles.entries()) {
      const own = middle.map((value, column) => (at === 0 ? '' : ratio(middles[0]?.[column] ?? Number.NaN, value)));
      const worst = Math.max(...(figures[at] ?? []).map(({longest = Number.NaN}) => longest));
      loads.push([kind, builds[at]?.name ?? '', ...middle.map(whole), whole(worst), ...own]);
    }
  }
  console.log(table(loads));
  const waits: string[][] = [['until it is seen, ms', ...builds.map(({name}) => name)]];
  for (const name of Object.keys(actions)) {
    const durations: number[][] = builds.map(() => []);
    for (let run = 0; run < runs; run += 1) {
      for (const [at, host] of hosts.entries()) durations[at]?.push(await interaction(browser, host.url, name));
    }
    waits.push([name, ...durations.map((all) => whole(median(all)))]);
  }
  console.log(`\n${table(waits)}`);
  await browser.close();
  await Promise.all(hosts.map((host) => host.stop()));
}
