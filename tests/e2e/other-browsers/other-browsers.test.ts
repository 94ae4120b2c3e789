import assert from 'node:assert/strict';
import {after, before, describe, test} from 'node:test';
import {isForHere, programPath} from '../../../tools/test/programs';
import {pageKinds} from '../../bench/pages';
import {type Host, netlifyHost} from '../../support/hosts';
import {openFirefox} from './firefox';
import {journeys} from './journeys';
import {type Tab, until} from './tab';
import {openWebKit} from './webkit';

const kinds = {
  ...pageKinds,
  playground: '/docs/how-tos/playground',
  search: '/search?q=nmap',
  'not-found': '/there-is-no-such-page',
};

/** A browser tab and the URL under which it loads the site. */
interface Engine {
  readonly tab: Tab;
  readonly url: string;
}

const browsers: Readonly<Record<string, (site: string) => Promise<Engine>>> = {
  Firefox: async (url) => ({tab: await openFirefox(programPath('firefox')), url}),
  async WebKit(site) {
    const {url, ...tab} = await openWebKit(programPath('webkit'), site);
    return {tab, url};
  },
};

/** WebKitGTK is only available on Linux; other ports of WebKit have other drivers. */
const cannotRun = (name: string): string | false =>
  name === 'WebKit' && !isForHere('webkit') ? 'WebKitGTK runs on Linux only' : false;

for (const [name, open] of Object.entries(browsers)) {
  describe(name, {skip: cannotRun(name)}, () => {
    let host: Host;
    let engine: Engine;
    before(async () => {
      host = await netlifyHost();
      engine = await open(host.url);
    });
    after(async () => {
      await engine?.tab.close();
      await host?.stop();
    });

    for (const [kind, route] of Object.entries(kinds)) {
      test(`in ${name} a ${kind} page logs nothing and the policy blocks nothing, even when a link has the focus`, async () => {
        const {tab, url} = engine;
        await tab.visit(url + route);
        await tab.evaluate(`document.querySelector('.navbar a[href="/docs/getting-started/installation"]').focus()`);
        // The prefetch after the focus was loaded or blocked.
        await until(tab, `performance.getEntriesByType('resource').length > 0 && document.readyState === 'complete'`);
        assert.deepEqual(await tab.complaints(), []);
      });
    }

    for (const [promise, journey] of Object.entries(journeys)) {
      test(`in ${name} ${promise}`, async () => {
        await journey(engine.tab, engine.url);
        assert.deepEqual(await engine.tab.complaints(), []);
      });
    }
  });
}
