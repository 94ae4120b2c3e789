import type {Page, Request} from '@playwright/test';

/** Addresses of chunks: scripts that are neither the main script nor the runtime. */
export const chunks = /\/assets\/js\/(?!(?:runtime~)?main\.)[^/]+\.js$/;

/** The main script. */
export const mainScript = /\/assets\/js\/main\.[^/]+\.js$/;

/** Lets the page believe that it has a connection on which nothing is fetched ahead. */
export const withoutPrefetch = (page: Page): Promise<unknown> =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {value: {effectiveType: '2g', saveData: false}}),
  );

/** Delays requests to such addresses until the returned function is called. */
export async function held(page: Page, resource: RegExp | string): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((done) => (release = done));
  await page.route(resource, (route) => released.then(() => route.continue()));
  return () => release();
}

/** Paths of the documents that the tab requests from now on. */
export function documentRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request: Request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

/** Marks the document, so that a full load is noticed. */
export const markDocument = (page: Page): Promise<void> =>
  page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));

/** True while the marked document is loaded. */
export const isMarked = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.hasAttribute('data-marked'));
