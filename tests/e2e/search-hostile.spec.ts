import {complaints} from './support/watch';
import {expect, test, type Page} from '@playwright/test';
import {openSearch, visit} from '../support/search';
import {hostileQueries} from '../support/hostile-queries';
import {isFullRun} from '../support/full-run';
import {SEED} from '../support/random';

const AT_A_TIME = 50;
/** A sample on each change, and ten times as many at night. */
const COUNT = isFullRun ? 1000 : 100;

declare global {
  interface Window {
    /** Puts a hostile input in and resolves when the page has answered; rejects when it does not. */
    tryInput: (input: string) => Promise<void>;
    /** Resolves when the condition holds. */
    until: (holds: () => boolean) => Promise<void>;
    goTo: (address: string, searchTerms?: readonly string[]) => void;
  }
}

/** What the tests below need in the page. */
const tools = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const turn = (): Promise<void> =>
      new Promise((done) => {
        setTimeout(done, 1);
      });
    window.until = async (holds) => {
      const end = performance.now() + 60_000;
      while (!holds()) {
        if (performance.now() > end) throw new Error('no answer within a minute');
        await turn();
      }
    };
    window.goTo = (address, searchTerms) => {
      const state = {key: Math.random().toString(36).slice(2, 8), ...(searchTerms && {state: {searchTerms}})};
      history.pushState(state, '', address);
      dispatchEvent(new PopStateEvent('popstate', {state}));
    };
  });

/** Tries all inputs in the page as it stands; after that it must be as sound as before. */
async function tryAll(page: Page, count: number): Promise<void> {
  const queries = hostileQueries(SEED, count);
  const before = await page.evaluate(() => document.querySelectorAll('script, iframe, img, [onerror]').length);
  for (let start = 0; start < count; start += AT_A_TIME) {
    const batch = queries.slice(start, start + AT_A_TIME);
    await page.evaluate(
      async ([seed, inputs]) => {
        for (const input of inputs) {
          await window.tryInput(input).catch((error: unknown) => {
            throw new Error(`SEED=${seed}: ${JSON.stringify(input.slice(0, 200))}: ${String(error)}`);
          });
        }
      },
      [SEED, batch] as const,
    );
  }
  expect(await page.evaluate(() => document.querySelectorAll('script, iframe, img, [onerror]').length)).toBe(before);
  expect(await page.evaluate(() => Reflect.get({}, 'polluted') as unknown)).toBeUndefined();
}

test.beforeEach(async ({page}) => {
  test.setTimeout(300_000);
  await tools(page);
});

test('whatever is typed into the dialog is answered there, as text', async ({page}) => {
  const errors = complaints(page);
  await visit(page);
  const {input, options} = await openSearch(page);
  await input.fill('nmap');
  await expect(options.first()).toContainText('Nmap');
  await page.evaluate(() => {
    const field = document.querySelector<HTMLInputElement>('dialog[open] input')!;
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
    const state = (): string | undefined =>
      document.querySelector<HTMLElement>('dialog[open] [data-state]')?.dataset['state'];
    window.tryInput = async (typed) => {
      setValue.call(field, typed.slice(0, field.maxLength));
      field.dispatchEvent(new InputEvent('input', {bubbles: true}));
      const isBlank = field.value.trim() === '';
      await window.until(() => state() === (isBlank ? 'idle' : 'ready'));
      if (!isBlank && document.querySelectorAll('dialog[open] [role=option]').length > 8)
        throw new Error('too many results');
    };
  });
  await tryAll(page, COUNT);
  await input.fill('nmap');
  await expect(options.first()).toHaveAttribute('href', '/docs/scanners/nmap');
  expect(errors).toEqual([]);
});

test('whatever an address asks for is answered by the search page, as text', async ({page}) => {
  const errors = complaints(page);
  await visit(page, '/search?q=nmap');
  await expect(page.getByRole('heading', {level: 2, name: 'Nmap'})).toBeVisible();
  await page.evaluate(() => {
    const probe = document.createElement('input');
    window.tryInput = async (asked) => {
      // What cannot be in an address is replaced there. A filter keeps short what is drawn: that takes most of the time.
      const address = new URL('/search?type=blog', location.href);
      address.searchParams.set('q', asked);
      window.goTo(address.href);
      probe.value = (address.searchParams.get('q') ?? '').slice(0, 512);
      await window.until(() => {
        if (document.querySelector<HTMLInputElement>('main input')?.value !== probe.value) return false;
        return probe.value.trim() === '' || /found/.test(document.querySelector('main output')?.textContent ?? '');
      });
    };
  });
  await tryAll(page, COUNT);
  await page.evaluate(() => window.goTo('/search?q=nikto'));
  await expect(page.getByRole('heading', {level: 2, name: 'Nikto'})).toBeVisible();
  expect(errors).toEqual([]);
});

test('whatever a result has carried along is marked or not, and the page can be read', async ({page}) => {
  const errors = complaints(page);
  // A short page: each input draws it anew.
  await visit(page, '/docs/telemetry');
  const text = await page.locator('article').textContent();
  await page.evaluate(() => {
    window.tryInput = async (carried) => {
      CSS.highlights.delete('search');
      // The last of the terms is there: its marks say that all were looked for.
      window.goTo(location.pathname, [carried, ...carried.split(' '), 'telemetry']);
      await window.until(() => (CSS.highlights.get('search')?.size ?? 0) > 0);
    };
  });
  await tryAll(page, COUNT);
  expect(await page.locator('article').textContent()).toBe(text);
  expect(errors).toEqual([]);
});
