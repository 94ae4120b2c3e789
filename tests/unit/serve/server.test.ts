import assert from 'node:assert/strict';
import {rmSync} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import {after, before, test} from 'node:test';
import {createSiteServer} from '../../../tools/serve/server';
import {folderWith} from '../../support/folder';
import {listening, type Host} from '../../support/listening';
import {asWritten} from '../../support/request';

const long = 'words and more words '.repeat(200);
const page = `<p>${long}</p>`;
let folder: string;
let host: Host;
before(async () => {
  const files = {
    'index.html': '<h1>Home</h1>',
    '404.html': '<h1>Not found</h1>',
    'docs/page.html': page,
    'logo.png': 'png',
    'old.js': 'of the build before',
    _headers: '/old.js\n  Cache-Control: immutable\n',
  };
  folder = folderWith(files);
  host = await listening(createSiteServer(folder));
});
after(() => host.stop());

const get = (target: string, headers: Record<string, string> = {}, method = 'GET') =>
  asWritten(host.url, target, {headers, method});

test('an unchanged file is not sent again', async () => {
  const first = await get('/docs/page', {'accept-encoding': 'br'});
  const {etag} = first.headers;
  for (const known of [`${etag}`, `W/${etag}`, `"other", ${etag}`, '*']) {
    const again = await get('/docs/page', {'accept-encoding': 'br', 'if-none-match': known});
    assert.deepEqual([again.status, again.body.length], [304, 0], known);
  }
  assert.equal((await get('/docs/page', {'accept-encoding': 'br', 'if-none-match': '"other"'})).status, 200);
  assert.notEqual((await get('/docs/page')).headers.etag, first.headers.etag);
});

test('a file that a new build removes during its request is not found and not cached, and the server continues', async (context) => {
  const {stat} = fs;
  context.mock.method(fs, 'stat', async (file: string) => {
    const found = await stat(file);
    if (file.endsWith('old.js')) rmSync(path.join(folder, 'old.js'));
    return found;
  });
  const {status, headers, body} = await get('/old.js');
  assert.deepEqual([status, body.toString()], [404, '<h1>Not found</h1>']);
  assert.equal(headers['cache-control'], 'public, max-age=0, must-revalidate');
  assert.equal((await get('/docs/page')).body.toString(), page);
});
