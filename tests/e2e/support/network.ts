import type {Page, Request} from '@playwright/test';

/** Matches chunks: all scripts except the main script and the runtime. */
export const chunks = /\/assets\/js\/(?!(?:runtime~)?main\.)[^/]+\.js$/;

/** Matches the main script. */
export const mainScript = /\/assets\/js\/main\.[^/]+\.js$/;

/** Simulates a slow connection, on which nothing is prefetched. */
export const withoutPrefetch = (page: Page): Promise<unknown> =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {value: {effectiveType: '2g', saveData: false}}),
  );

/** Delays matching requests until the returned function is called. */
export async function held(page: Page, resource: RegExp | string): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((done) => (release = done));
  await page.route(resource, (route) => released.then(() => route.continue()));
  return () => release();
}

/** Records the paths of documents that the tab requests from now on. */
export function documentRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request: Request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

/** Marks the document to detect a full page load. */
export const markDocument = (page: Page): Promise<void> =>
  page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));

/** True until a full page load. */
export const isMarked = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.hasAttribute('data-marked'));
