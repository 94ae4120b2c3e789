import type {Page} from '@playwright/test';

/** Everything that a page did that a visitor should not have to see, each once, in order. */
export interface Watch {
  readonly messages: string[];
  readonly foreignRequests: string[];
}

/** Starts to watch a page: console, uncaught errors, requests to other origins. Call it before the first `goto`. */
export function watch(page: Page, origin: string): Watch {
  const watched: Watch = {messages: [], foreignRequests: []};
  const note = (message: string) => {
    if (!watched.messages.includes(message)) watched.messages.push(message);
  };
  page.on('console', (message) => note(`${message.type()}: ${message.text()}`.slice(0, 400)));
  page.on('pageerror', (error) => note(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol !== 'data:' && url.protocol !== 'blob:' && url.origin !== origin) {
      watched.foreignRequests.push(request.url());
    }
  });
  return watched;
}

interface Shift {
  readonly value: number;
  readonly nodes: readonly string[];
}

declare global {
  interface Window {
    layoutShifts?: Shift[];
  }
  interface PerformanceEntry {
    readonly value?: number;
    readonly hadRecentInput?: boolean;
    readonly sources?: readonly {readonly node?: Node | null}[];
  }
}

/** Records layout shifts from the first paint on. Call it before the first `goto`. */
export const recordLayoutShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: Shift[] = [];
    window.layoutShifts = shifts;
    new PerformanceObserver((list) => {
      for (const {value = 0, hadRecentInput, sources = []} of list.getEntries()) {
        const nodes = sources.map(({node}) => (node instanceof Element ? node.outerHTML.slice(0, 80) : String(node)));
        if (!hadRecentInput) shifts.push({value, nodes});
      }
    }).observe({type: 'layout-shift', buffered: true});
  });

/** The layout shifts so far, one line each. */
export const layoutShifts = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window.layoutShifts ?? []).map(({value, nodes}) => `${value.toFixed(4)} ${nodes.join(' | ')}`));

/** Waits until the page runs, has its fonts and stands still. */
export async function settled(page: Page): Promise<void> {
  await page.waitForSelector('html[data-has-hydrated=true]', {state: 'attached'});
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((painted) => {
      requestAnimationFrame(() => requestAnimationFrame(painted));
    });
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined)));
  });
}

/**
 * Lets the clock of the page run on and waits until what it started is on its way: after that, what the page meant to do
 * within this time is done. Call `page.clock.install()` before the first `goto`.
 */
export async function afterwards(page: Page, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds);
  await page.evaluate(() => fetch('/robots.txt', {cache: 'no-store'}).then((response) => response.text()));
}

/** Opens a page of the site, and waits until it runs and stands still. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await settled(page);
}

/** Switches the colour mode as another tab of the site would. */
export async function switchMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await page.evaluate((theme) => {
    localStorage.setItem('theme', theme);
    dispatchEvent(new StorageEvent('storage', {key: 'theme', newValue: theme, storageArea: localStorage}));
  }, mode);
  await page.waitForSelector(`html[data-theme=${mode}]`, {state: 'attached'});
  await settled(page);
}
