import assert from 'node:assert/strict';
import {test} from 'node:test';
import {wellFormed} from '../../src/lib/well-formed';

const site = 'https://example.org';
const replaced = (pathname: string, hash = '') => wellFormed({pathname, hash});

test('[S5.5 R12] a malformed path is replaced with a well-formed one, and is an error to report', () => {
  for (const pathname of ['/%zz', '/docs/%E0%A4%A', '/blog/100%', '/%', '//%zz', '//host/%zz', '///%zz']) {
    const {path, isMalformed} = replaced(pathname);
    assert.equal(isMalformed, true, pathname);
    assert.doesNotThrow(() => decodeURIComponent(path), pathname);
    assert.equal(new URL(path, site).origin, site, pathname);
  }
});

test('a path with two leading slashes is replaced without a report, so that links on the page stay on the site', () => {
  for (const pathname of ['//docs/scanners/nmap', '///x', '//']) {
    const {path, isMalformed} = replaced(pathname);
    assert.equal(isMalformed, false, pathname);
    assert.notEqual(path, pathname);
    assert.equal(new URL(path, site).origin, site, pathname);
  }
});

test('a malformed fragment is replaced with a well-formed one, without a report', () => {
  for (const hash of ['#%zz', '#%', '#%E0%A4%A']) {
    const {fragment, isMalformed} = replaced('/docs/scanners/nmap', hash);
    assert.equal(isMalformed, false, hash);
    assert.doesNotThrow(() => decodeURIComponent(fragment), hash);
  }
});

test('a well-formed path or fragment is unchanged', () => {
  for (const pathname of ['/', '/docs/scanners/nmap', '/docs//x', '/%20', '/%2Fx'])
    assert.equal(replaced(pathname).path, pathname);
  for (const hash of ['', '#install', '#%20', '#%25zz']) assert.equal(replaced('/', hash).fragment, hash);
});
