import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import {setTimeout as sleep} from 'node:timers/promises';
import {programFor, thisMachine} from '../../../tools/test/install-program';
import {netlifyHost, type Host} from '../../support/hosts';
import {openFirefox, type FirefoxTab} from './firefox';

const kinds = {
  home: '/',
  guide: '/docs/getting-started/installation',
  scanner: '/docs/scanners/nmap',
  reference: '/docs/api/crds/scan',
  post: '/blog/2022/01/18/log4shell',
  list: '/blog',
  search: '/search?q=nmap',
  'not-found': '/there-is-no-such-page',
};

let host: Host;
let tab: FirefoxTab;

before(async () => {
  host = await netlifyHost();
  tab = await openFirefox(programFor('firefox', thisMachine()).path);
});
after(async () => {
  await tab?.close();
  await host?.stop();
});

for (const [kind, route] of Object.entries(kinds)) {
  test(`in Firefox a ${kind} page says nothing in the console and the policy refuses nothing, also when a link is turned to`, async () => {
    await tab.visit(host.url + route);
    await tab.evaluate(`document.querySelector('.navbar a[href="/docs/getting-started/installation"]').focus()`);
    await sleep(800);
    assert.deepEqual(await tab.complaints(), []);
  });
}

test('in Firefox a page is found by keys alone, no letter is lost, and what was searched for is marked', async () => {
  const control = '\uE009';
  const enter = '\uE007';
  await tab.visit(`${host.url}/docs/scanners/nmap`);
  await tab.press([control, 'k'], ...'defectdojo');
  assert.equal(await tab.evaluate(`document.querySelector('dialog[open] input').value`), 'defectdojo');
  await tab.until(`document.querySelector('dialog [data-state=ready]')`);
  await tab.press(enter);
  await tab.until(`location.pathname === '/docs/hooks/defectdojo'`);
  await tab.until(`CSS.highlights?.get('search')?.size > 0`);
  assert.deepEqual(await tab.complaints(), []);
});
