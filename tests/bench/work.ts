import {setTimeout} from 'node:timers/promises';
import type {Browser, CDPSession, Page} from '@playwright/test';
import {openBrowser} from '../support/browser';
import {netlifyHost} from '../support/hosts';
import {median, ratio, table} from './format';
import {pageKinds, type Build} from './pages';

/** CPU throttling of the browser: how many times slower than this machine. */
const SLOWDOWN = 4;

/** Each figure is the median of this many runs. */
const RUNS = 3;

/** Milliseconds without a long task after which a page is settled. */
const QUIET = 1200;

/** Milliseconds of a task that do not count as blocking. */
const LONG = 50;

const HYDRATED = `document.documentElement.dataset.hasHydrated === 'true'`;
const SETTLED = `performance.now() - kept.last > ${QUIET}`;

/** Runs first in the page and records the time of the last long task. */
function observe(): void {
  const kept = {last: performance.now()};
  Object.assign(window, {kept});
  new PerformanceObserver(() => {
    kept.last = performance.now();
  }).observe({type: 'longtask', buffered: true});
}

/**
 * Waits until an expression is true in the page. Playwright's wait functions would load 300 kB of script, which counts as the page's work.
 */
async function until(session: CDPSession, expression: string): Promise<void> {
  for (;;) {
    const {result} = await session.send('Runtime.evaluate', {expression});
    if (result.value === true) return;
    await setTimeout(100);
  }
}

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
  /** Microseconds. */
  readonly dur?: number;
}

/**
 * Durations of the main-thread tasks of a page in milliseconds, from a trace, because an observer in the page misses the first frame, which
 * lays out the whole text.
 */
function tasksIn(trace: Buffer): number[] {
  const {traceEvents} = JSON.parse(trace.toString()) as {readonly traceEvents: readonly TraceEvent[]};
  const shown = traceEvents.find(({name}) => name === 'firstContentfulPaint');
  if (!shown) throw new Error('The trace holds no first paint.');
  return traceEvents
    .filter(({name, pid, tid}) => name === 'ThreadControllerImpl::RunTask' && pid === shown.pid && tid === shown.tid)
    .map(({dur = 0}) => dur / 1000);
}

const COLUMNS = ['blocking', 'longest task', 'script', 'layout', 'all main-thread work'];

/** Main-thread work of one page load in milliseconds, in the order of the columns. */
async function load(browser: Browser, url: string): Promise<number[]> {
  const {page, session} = await opened(browser, 412);
  await browser.startTracing(page, {categories: ['toplevel', 'loading']});
  await session.send('Page.navigate', {url});
  await until(session, HYDRATED);
  await until(session, SETTLED);
  const tasks = tasksIn(await browser.stopTracing());
  const {metrics} = await session.send('Performance.getMetrics');
  const spent = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000;
  await page.close();
  return [
    tasks.reduce((sum, task) => sum + Math.max(0, task - LONG), 0),
    Math.max(0, ...tasks),
    spent('ScriptDuration'),
    spent('LayoutDuration') + spent('RecalcStyleDuration'),
    spent('TaskDuration'),
  ];
}

const FROM = '/docs/scanners/nmap';
const TO = 'aside a[href="/docs/scanners/nuclei"]';

/** Runs in the page. It is a string, because tsx adds calls of a helper to nested functions. */
const CLICK = `new Promise((done) => {
  const heading = () => document.querySelector('main h1')?.textContent;
  const before = heading();
  const start = performance.now();
  const look = () => {
    if ([undefined, before].includes(heading())) requestAnimationFrame(look);
    else requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)));
  };
  document.querySelector('${TO}').click();
  requestAnimationFrame(look);
})`;

/** Milliseconds from a click on a sidebar link to the frame that shows the heading of the next page. */
async function nextPage(browser: Browser, origin: string): Promise<number> {
  const {page, session} = await opened(browser, 1440);
  await page.goto(origin + FROM, {waitUntil: 'load'});
  await until(session, HYDRATED);
  await until(session, SETTLED);
  await page.locator(TO).hover();
  await page.waitForTimeout(QUIET);
  const duration = await page.evaluate<number>(CLICK);
  await page.close();
  return duration;
}

/** Measures the builds in turn, so that ratios are valid on a busy machine. Returns the list of runs for each build. */
async function inTurn<Value>(count: number, measure: (build: number) => Promise<Value>) {
  const all: Value[][] = Array.from({length: count}, () => []);
  for (let run = 0; run < RUNS; run += 1) for (const [at, values] of all.entries()) values.push(await measure(at));
  return all;
}

/** Prints the main-thread work of pages on a slow processor, and the time from a click to the next page. */
export async function benchWork(builds: readonly Build[]): Promise<void> {
  console.log(`\n== Work of a page, ${SLOWDOWN} times slower, median of ${RUNS}; ratio: this site ÷ other build`);
  const browser = await openBrowser();
  const hosts = await Promise.all(builds.map(({folder}) => netlifyHost(folder)));
  const urlOf = (build: number) => hosts[build]?.url ?? '';
  const whole = (value: number) => (Number.isNaN(value) ? '-' : value.toFixed(0));
  const ratios = (at: number, values: readonly number[], ours: readonly number[]) =>
    values.map((value, column) => (at === 0 ? '' : ratio(ours[column], value)));

  const loads: string[][] = [['ms', 'build', ...COLUMNS, 'blocking, ratio', 'all, ratio']];
  for (const [kind, route] of Object.entries(pageKinds)) {
    const figures = await inTurn(builds.length, (build) => load(browser, urlOf(build) + route));
    const medians = figures.map((of) => COLUMNS.map((_, column) => median(of.map((one) => one[column] ?? Number.NaN))));
    for (const [at, values] of medians.entries()) {
      const [blocking = '', , , , all = ''] = ratios(at, values, medians[0] ?? []);
      loads.push([kind, builds[at]?.name ?? '', ...values.map(whole), blocking, all]);
    }
  }
  console.log(table(loads));

  const clicks = await inTurn(builds.length, (build) => nextPage(browser, urlOf(build)));
  const times = clicks.map((of) => median(of));
  const rows = times.map((time, at) => [
    builds[at]?.name ?? '',
    '',
    whole(time),
    ...ratios(at, [time], times.slice(0, 1)),
  ]);
  console.log(`\n${table([['next page by click, ms', '', 'time', 'ratio'], ...rows])}`);
  await browser.close();
  await Promise.all(hosts.map((host) => host.stop()));
}
