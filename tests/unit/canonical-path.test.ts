import assert from 'node:assert/strict';
import {test} from 'node:test';
import {canonicalPath} from '../../src/plugins/canonical-path/path';

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
