import assert from 'node:assert/strict';
import {test} from 'node:test';
import {runInNewContext} from 'node:vm';
import {load} from 'cheerio';
import {redirectPage} from '../../src/plugins/after-build/redirect-page';

/** Where the page for an old address redirects a browser that requested `asked`. */
function sentTo(to: string, asked: string): string {
  const $ = load(redirectPage(to, 'https://www.securecodebox.io'));
  let target = '';
  runInNewContext($('script').text(), {
    URL,
    document: {querySelector: (selector: string) => ({dataset: {path: $(selector).attr('data-path')}})},
    location: Object.assign(new URL(asked, 'https://www.securecodebox.io'), {
      replace: (address: URL) => {
        target = address.pathname + address.search + address.hash;
      },
    }),
  });
  return target;
}

test('an old address on a plain file server keeps the requested query and fragment, in their order', () => {
  const upgrading = '/docs/getting-started/upgrading#typo3scan';
  assert.equal(sentTo(upgrading, '/docs/scanners/typo3scan'), upgrading);
  assert.equal(sentTo(upgrading, '/docs/scanners/typo3scan?a=b'), '/docs/getting-started/upgrading?a=b#typo3scan');
  assert.equal(sentTo(upgrading, '/docs/scanners/typo3scan?a=b#c'), '/docs/getting-started/upgrading?a=b#c');
  assert.equal(sentTo('/docs/hooks/azure-monitor', '/docs/hooks/x#install'), '/docs/hooks/azure-monitor#install');
});

test('the page for an old address names its target without a fragment as canonical', () => {
  const $ = load(redirectPage('/docs/getting-started/upgrading#typo3scan', 'https://www.securecodebox.io'));
  assert.equal($('link[rel=canonical]').attr('href'), 'https://www.securecodebox.io/docs/getting-started/upgrading');
});
