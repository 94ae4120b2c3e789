import {spawnSync} from 'node:child_process';
import path from 'node:path';
import type {Browser} from '@playwright/test';
import {filesOf} from '../bytes';
import {asRoutes} from '../measures';
import {slowHost} from '../slow-host';
import {peersDir} from './install';
import type {Peer} from './peer';

const MAX_RESULTS = 8;

interface PagefindModule {
  readonly search: (
    query: string,
  ) => Promise<{readonly results: readonly {readonly data: () => Promise<{readonly url: string}>}[]}>;
}

/** Pagefind as it comes, on the pages of a build. `folder` holds a copy of them. Its index is searched in the browser. */
export async function pagefind(folder: string, browser: Browser): Promise<Peer> {
  const program = path.join(peersDir, 'node_modules/.bin/pagefind');
  const {status, stderr} = spawnSync(program, ['--site', folder], {encoding: 'utf8'});
  if (status !== 0) throw new Error(`Pagefind has failed: ${stderr}`);
  const host = await slowHost(folder);
  const page = await browser.newPage();
  await page.goto(`${host.url}/pagefind/pagefind-ui.css`);
  return {
    name: 'Pagefind 1.6.0',
    sizes: filesOf(path.join(folder, 'pagefind'), (file) =>
      /(?:^|\/)(?:index|fragment)\/|\.pf_meta$|\.wasm|wasm\./.test(file),
    ),
    answering: async (query) =>
      asRoutes(
        await page.evaluate(
          async ({text, limit}) => {
            const address = '/pagefind/pagefind.js';
            const engine = (await import(address)) as PagefindModule;
            const {results} = await engine.search(text);
            const shown = await Promise.all(results.slice(0, limit).map((result) => result.data()));
            return shown.map(({url}) => url);
          },
          {text: query, limit: MAX_RESULTS},
        ),
      ),
    close: async () => {
      await page.close();
      await host.stop();
    },
  };
}
