import type {ConsoleMessage, Page, Request} from '@playwright/test';

/**
 * Collects distinct console messages, uncaught errors and foreign requests of a page, until `end` is called. Call it before the first `goto`.
 */
export function watch(page: Page, origin = '') {
  const messages: string[] = [];
  const foreignRequests: string[] = [];
  const note = (message: string) => {
    if (!messages.includes(message)) messages.push(message);
  };
  const onConsole = (message: ConsoleMessage) => note(`${message.type()}: ${message.text()}`.slice(0, 400));
  const onError = (error: Error) => note(`uncaught: ${error.message}`);
  const onRequest = (request: Request) => {
    const {protocol, origin: asked} = new URL(request.url());
    if (protocol !== 'data:' && protocol !== 'blob:' && asked !== origin) foreignRequests.push(request.url());
  };
  page.on('console', onConsole).on('pageerror', onError).on('request', onRequest);
  const end = (): void => void page.off('console', onConsole).off('pageerror', onError).off('request', onRequest);
  return {messages, foreignRequests, end};
}

/** Browser messages about files that are missing or have the wrong type. */
const NETWORK_ERRORS = /Failed to load resource|MIME type|net::ERR_/;

/** Records uncaught errors, and errors that scripts of the site log, from now on. */
export function consoleErrors(page: Page): string[] {
  const found: string[] = [];
  page.on('pageerror', (error) => found.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !NETWORK_ERRORS.test(message.text())) found.push(message.text());
  });
  return found;
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
    readonly sources?: readonly {
      readonly node?: Node | null;
      readonly previousRect: DOMRectReadOnly;
      readonly currentRect: DOMRectReadOnly;
    }[];
  }
}

/** Records layout shifts from the first paint. Call it before the first `goto`. */
export const recordLayoutShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: Shift[] = [];
    window.layoutShifts = shifts;
    new PerformanceObserver((list) => {
      for (const {value = 0, hadRecentInput, sources = []} of list.getEntries()) {
        const nodes = sources.map(({node, previousRect, currentRect}) => {
          // The positions identify a moved element even if its node was removed.
          const places = [previousRect, currentRect].map(({x, y, width, height}) => [x, y, width, height].join(' '));
          return `${node instanceof Element ? node.outerHTML.slice(0, 80) : String(node)} (${places.join(' to ')})`;
        });
        // On a busy machine, Chromium can render a pseudo-element late, which it reports without a node: nothing moves.
        const isDrawnLater = sources.every(({node, previousRect: {width, height}}) => !node && width + height === 0);
        if (!hadRecentInput && !(isDrawnLater && sources.length > 0)) shifts.push({value, nodes});
      }
    }).observe({type: 'layout-shift', buffered: true});
  });

/** Layout shifts until now, one per line. */
export const layoutShifts = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window.layoutShifts ?? []).map(({value, nodes}) => `${value.toFixed(4)} ${nodes.join(' | ')}`));

/** Waits until the page is hydrated, fonts are loaded and animations are finished. */
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

/** Advances the page's clock and waits until requests of its timers are sent. Call `page.clock.install()` before the first `goto`. */
export async function afterwards(page: Page, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds);
  await page.evaluate(() => fetch('/robots.txt', {cache: 'no-store'}).then((response) => response.text()));
}

/** Opens a page and waits until it is settled. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await settled(page);
}

/** Sets the width of the viewport, if it differs, and waits until the page is settled. */
export async function resize(page: Page, width: number): Promise<void> {
  if (page.viewportSize()?.width === width) return;
  await page.setViewportSize({width, height: 800});
  await settled(page);
}

/** Switches the color mode, if it differs, with a storage event like another tab. */
export async function switchMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  const isOther = await page.evaluate((theme) => {
    if (document.documentElement.dataset.theme === theme) return false;
    localStorage.setItem('theme', theme);
    dispatchEvent(new StorageEvent('storage', {key: 'theme', newValue: theme, storageArea: localStorage}));
    return true;
  }, mode);
  if (!isOther) return;
  await page.waitForSelector(`html[data-theme=${mode}]`, {state: 'attached'});
  await settled(page);
}
