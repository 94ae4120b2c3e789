import {test as base, type Page} from '@playwright/test';
import {faultyHost, type FaultyHost} from './faulty-host';

/** The host of this process. A fixture for a worker would take other processes than those of the other tests. */
let anyHost: Promise<FaultyHost> | undefined;

/** Tests on a host that can be broken and deployed to, which is whole when a test starts. */
export const test = base.extend<{host: FaultyHost}>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs
  async host({}, use) {
    anyHost ??= faultyHost();
    const host = await anyHost;
    host.reset();
    await use(host);
  },
});

/** What the browser itself says of a file that did not come or is of the wrong kind. */
const REPORTS = /Failed to load resource|MIME type|net::ERR_/;

/** Errors that nobody has handled, and what scripts of the site write to the console as errors, from now on. */
export function complaints(page: Page): string[] {
  const found: string[] = [];
  page.on('pageerror', (error) => found.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !REPORTS.test(message.text())) found.push(message.text());
  });
  return found;
}
