import assert from 'node:assert/strict';
import {createServer} from 'node:http';
import {test} from 'node:test';
import {searchFile} from '../../src/plugins/local-search/dev-server';
import {jsonFile} from '../../src/search/worker/files';
import {listening} from '../support/listening';

test('only files of the search are answered from the last build', () => {
  assert.equal(searchFile('/search-index-default.json', '/'), 'search-index-default.json');
  assert.equal(
    searchFile('/base/search-head-docs-default-1.0.json?x=1', '/base/'),
    'search-head-docs-default-1.0.json',
  );
  assert.equal(searchFile('/search-text/docs/chart.yaml.json', '/'), 'search-text/docs/chart.yaml.json');
  for (const url of [
    '/docs',
    '/search',
    '/search-index-default.json',
    '/base/search-text/../secret.json',
    '/base/search-text/%2e%2e/secret.json',
  ]) {
    assert.equal(searchFile(url, '/base/'), undefined, url);
  }
});

test('a file that does not arrive counts as missing after a while', async (context) => {
  const {url, stop} = await listening(createServer(() => undefined));
  context.after(stop);
  await assert.rejects(jsonFile(`${url}/search-index-default.json`, false, 50), {name: 'TimeoutError'});
});
