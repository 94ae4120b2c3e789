import assert from 'node:assert/strict';
import {cpSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {after, before, describe, test} from 'node:test';
import once from 'lodash/once';
import {filesBelow} from '../../../src/lib/files';
import {isForHere, programPath} from '../../../tools/test/programs';
import {pageKinds} from '../../bench/pages';
import {folderWith} from '../../support/folder';
import {type Host, netlifyHost} from '../../support/hosts';
import {siteDir} from '../../support/site';
import {openFirefox} from './firefox';
import {journeys} from './journeys';
import {type Tab, until, WATCH} from './tab';
import {openWebKit} from './webkit';

const kinds = {
  ...pageKinds,
  playground: '/docs/how-tos/playground',
  search: '/search?q=nmap',
  'not-found': '/there-is-no-such-page',
};

/** The build with the script that records errors at the beginning of each page, because WebKit's driver cannot add one. */
const watchedSite = once((): string => {
  const folder = folderWith();
  cpSync(siteDir, folder, {recursive: true});
  writeFileSync(path.join(folder, 'watch.js'), WATCH);
  for (const file of filesBelow(folder, '.html').map((name) => path.join(folder, name)))
    writeFileSync(file, readFileSync(file, 'utf8').replace('<head>', '<head><script src="/watch.js"></script>'));
  return folder;
});

const browsers: Readonly<Record<string, () => Promise<Tab>>> = {
  Firefox: () => openFirefox(programPath('firefox')),
  WebKit: () => openWebKit(programPath('webkit')),
};

/** WebKitGTK is only available on Linux; other ports of WebKit have other drivers. */
const cannotRun = (name: string): string | false =>
  name === 'WebKit' && !isForHere('webkit') ? 'WebKitGTK runs on Linux only' : false;

for (const [name, open] of Object.entries(browsers)) {
  describe(name, {skip: cannotRun(name)}, () => {
    let host: Host;
    let tab: Tab;
    before(async () => {
      host = await netlifyHost(watchedSite());
      tab = await open();
    });
    after(async () => {
      await tab?.close();
      await host?.stop();
    });

    for (const [kind, route] of Object.entries(kinds)) {
      test(`in ${name} a ${kind} page logs nothing and the policy blocks nothing, even when a link has the focus`, async () => {
        await tab.visit(host.url + route);
        await tab.evaluate(`document.querySelector('.navbar a[href="/docs/getting-started/installation"]').focus()`);
        // The prefetch after the focus was loaded or blocked.
        await until(tab, `performance.getEntriesByType('resource').length > 0 && document.readyState === 'complete'`);
        assert.deepEqual(await tab.complaints(), []);
      });
    }

    for (const [promise, journey] of Object.entries(journeys)) {
      test(`in ${name} ${promise}`, async () => {
        await journey(tab, host.url);
        assert.deepEqual(await tab.complaints(), []);
      });
    }
  });
}
