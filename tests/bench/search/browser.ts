import type {Browser} from '@playwright/test';
import {answered, hrefs, openSearch, searchDialog, visit} from '../../support/search';
import {asRoutes, type Answering} from './measures';

const start = '/docs/getting-started/installation';

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

/** Asks the worker of the site every beginning of every query; answers how long it computes for each, sorted. */
export async function keystrokes(
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
