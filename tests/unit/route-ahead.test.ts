import assert from 'node:assert/strict';
import {test} from 'node:test';
import {isDear, pageBehind} from '../../src/plugins/route-ahead/link';

const here = {origin: 'https://x.example', pathname: '/docs'};
const link = (href: string, more: {target?: string; download?: string} = {}) => {
  const {origin, pathname} = new URL(href, 'https://x.example/docs');
  return {origin, pathname, target: '', download: '', ...more};
};

test('only a link that opens another page of the site in this tab has a page to fetch ahead', () => {
  assert.equal(pageBehind(link('/blog?page=2#top'), here), '/blog');
  assert.equal(pageBehind(link('/blog', {target: '_self'}), here), '/blog');
  assert.equal(pageBehind(link('#section'), here), undefined);
  assert.equal(pageBehind(link('https://y.example/blog'), here), undefined);
  assert.equal(pageBehind(link('mailto:a@x.example'), here), undefined);
  assert.equal(pageBehind(link('/schemas/scan.json', {target: '_blank'}), here), undefined);
  assert.equal(pageBehind(link('/scan.yaml', {download: 'scan.yaml'}), here), undefined);
});

test('[S7.4] a connection is dear when it is 2g or saves data; one that tells nothing is not', () => {
  assert.equal(isDear({effectiveType: 'slow-2g'}), true);
  assert.equal(isDear({effectiveType: '2g'}), true);
  assert.equal(isDear({effectiveType: '4g', saveData: true}), true);
  assert.equal(isDear({effectiveType: '3g', saveData: false}), false);
  assert.equal(isDear(undefined), false);
});
