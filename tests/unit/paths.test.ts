import assert from 'node:assert/strict';
import {test} from 'node:test';
import {canonicalPath} from '../../src/plugins/canonical-path/path';
import {mendedPath} from '../../src/plugins/malformed-path/path';
import {pageBehind} from '../../src/plugins/route-ahead/link';

const site = 'https://example.org';

test('a page reached with .html, /index.html or a slash is shown at its canonical path', () => {
  for (const path of ['/docs/x.html', '/docs/x/', '/docs/x/index.html']) {
    assert.equal(canonicalPath(path, `${site}/docs/x`), '/docs/x', path);
  }
  assert.equal(canonicalPath('/index.html', `${site}/`), '/');
  assert.equal(canonicalPath('/base/index.html', `${site}/base/`), '/base/');
});

test('a page reached with doubled slashes, /index, encoded or capital letters is shown at its canonical path', () => {
  for (const path of ['//docs/x', '/docs//x', '/docs/%78', '/docs%2Fx', '/docs/X', '/docs/x/index']) {
    assert.equal(canonicalPath(path, `${site}/docs/x`), '/docs/x', path);
  }
  for (const path of ['/index', '//', '//index.html']) assert.equal(canonicalPath(path, `${site}/`), '/', path);
  assert.equal(canonicalPath('/docs/%zz', `${site}/docs/x`), undefined);
});

test('routes with a dot keep what looks like an extension', () => {
  assert.equal(canonicalPath('/docs/values.yaml', `${site}/docs/values.yaml`), undefined);
  assert.equal(canonicalPath('/docs/values.yaml.html', `${site}/docs/values.yaml`), '/docs/values.yaml');
  assert.equal(canonicalPath('/blog/in-4.10/', `${site}/blog/in-4.10`), '/blog/in-4.10');
});

test('a path is left alone when it is right, or when the page is another one', () => {
  assert.equal(canonicalPath('/docs/x', `${site}/docs/x`), undefined);
  assert.equal(canonicalPath('/nothing.html', undefined), undefined);
  assert.equal(canonicalPath('/somewhere/docs/x.html', `${site}/docs/x`), undefined);
});

test('[S5.5 R12] a path that cannot be decoded is mended so that it can, and is an error to report', () => {
  for (const path of ['/%zz', '/docs/%E0%A4%A', '/blog/100%', '/%', '//%zz', '//host/%zz', '///%zz']) {
    const mend = mendedPath(path);
    assert.equal(mend?.malformed, true, path);
    assert.doesNotThrow(() => decodeURIComponent(mend?.path ?? '%'), path);
    assert.equal(new URL(mend?.path ?? '', site).origin, site, path);
  }
});

test('a path that starts with two slashes is mended without a report, so that links on the page keep to the site', () => {
  for (const path of ['//docs/scanners/nmap', '///x', '//']) {
    const mend = mendedPath(path);
    assert.equal(mend?.malformed, false, path);
    assert.equal(new URL(mend?.path ?? '', site).origin, site, path);
  }
});

test('a sound path is left alone', () => {
  for (const path of ['/', '/docs/scanners/nmap', '/docs//x', '/%20', '/%2Fx'])
    assert.equal(mendedPath(path), undefined);
});

const here = {origin: 'https://x.example', pathname: '/docs'};
const link = (href: string, more: {target?: string; download?: string; type?: string} = {}) => {
  const {origin, pathname} = new URL(href, 'https://x.example/docs');
  return {origin, pathname, target: '', download: '', type: '', ...more};
};

test('only a link that opens another page of the site in this tab has a page to fetch ahead', () => {
  assert.equal(pageBehind(link('/blog?page=2#top'), here), '/blog');
  assert.equal(pageBehind(link('#section'), here), undefined);
  assert.equal(pageBehind(link('/docs/scan.md', {type: 'text/markdown'}), here), undefined);
  assert.equal(pageBehind(link('https://y.example/blog'), here), undefined);
  assert.equal(pageBehind(link('mailto:a@x.example'), here), undefined);
  assert.equal(pageBehind(link('/schemas/scan.json', {target: '_blank'}), here), undefined);
  assert.equal(pageBehind(link('/scan.yaml', {download: 'scan.yaml'}), here), undefined);
});
