import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {Script} from 'node:vm';
import {baseUrlBannerScript} from '../../src/plugins/inline-scripts';
import {nearestPages} from '../../src/theme/NotFound/Content/nearest';

const installed = (file: string) => readFileSync(path.resolve(__dirname, '../../node_modules', file), 'utf8');

test('[S9.5 R10] the progress bar has the same constants as in Docusaurus', () => {
  const bar = installed('nprogress/nprogress.js');
  for (const [name, value] of Object.entries({minimum: '0.08', speed: '200', trickleRate: '0.02', trickleSpeed: '800'}))
    assert.match(bar, new RegExp(`${name}: ${value},`), name);
  assert.match(installed('@docusaurus/theme-classic/lib/nprogress.js'), /const delay = 200;/);
});

test('[S9.9 R10] history keys have 6 characters, and smooth scrolling uses the factor 0.85', () => {
  assert.match(installed('history/cjs/history.js'), /keyLength = _props\$?\d?\.keyLength[^]*?=== void 0 \? 6/);
  assert.match(installed('@docusaurus/theme-common/lib/utils/scrollUtils.js'), /\(currentScroll - top\) \* 0\.85/);
});

const pages = [
  '/docs/scanners/nmap',
  '/docs/scanners/nikto',
  '/docs/hooks/cascading-scans',
  '/blog/2022/01/18/log4shell',
].map((to) => ({label: to, to}));

const moved = [{from: '/docs/hooks/declarative-subsequent-scans', to: '/docs/hooks/cascading-scans'}];

const nearest = (address: string) => nearestPages(address, {docs: pages, posts: [], tags: [], moved}).map(({to}) => to);

test('the not-found page suggests pages with a similar address, or none', () => {
  assert.deepEqual(nearest('/docs/scanner/nmapp'), ['/docs/scanners/nmap']);
  assert.deepEqual(nearest('/docs/hooks/declarative-scans'), ['/docs/hooks/cascading-scans']);
  assert.deepEqual(nearest('/docs/cascading-scans.html'), ['/docs/hooks/cascading-scans']);
  assert.equal(nearest('/blog/log4shell')[0], '/blog/2022/01/18/log4shell');
  assert.deepEqual(nearest('/wp-login.php'), []);
  assert.deepEqual(nearest('/'), []);
});

const NMAP = '/docs/scanners/nmap';
/** Addresses as copied from sentences, emails and logs. */
const PASTED = [
  ...['%23parameters', '%23', '%3Ftab=values', '#findings'].map((fragment) => NMAP + fragment),
  ...[',', ';', '!', '%3F', '%22', "'", '%5D', '%7D', '%3E', '%60', '**', '%E2%80%9D', '%20', '.),'].map(
    (end) => NMAP + end,
  ),
  ...['%22', '%3C', '%5B', '(', '%E2%80%9C', '_'].map((start) => `/${start}docs/scanners/nmap`),
];
test('the not-found page suggests the page of a pasted address, even with copied punctuation', () => {
  for (const address of PASTED) assert.equal(nearest(address)[0], NMAP, address);
});

test('configuration values cannot break out of inline scripts', () => {
  const script = baseUrlBannerScript('</script><b>');
  assert.doesNotMatch(script, /<\/?script|<!--/);
  assert.doesNotThrow(() => new Script(script));
});
