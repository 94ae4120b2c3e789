import assert from 'node:assert/strict';
import {test} from 'node:test';
import {mendedPath} from '../../src/plugins/malformed-path/path';

const site = 'https://example.org';

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
