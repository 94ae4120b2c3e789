import assert from 'node:assert/strict';
import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {request, type IncomingHttpHeaders, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {after, before, test} from 'node:test';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {chosenCoding} from '../../../tools/serve/compress';
import {createSiteServer} from '../../../tools/serve/server';

const long = 'words and more words '.repeat(200);
let folder: string;
let server: Server;

before(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'serve-'));
  await mkdir(path.join(folder, 'docs'));
  const files = {
    'index.html': '<h1>Home</h1>',
    '404.html': '<h1>Not found</h1>',
    'docs/page.html': `<p>${long}</p>`,
    'docs/page.md': '# Page',
    'logo.png': 'png',
    _headers: "/*\n  Content-Security-Policy: default-src 'none'\n/logo.png\n  Cache-Control: max-age=60\n",
    _redirects: '/old /docs/page 301!\n',
  };
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(path.join(folder, name), text)));
  server = createSiteServer(folder);
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
});
after(async () => {
  server.close();
  await rm(folder, {recursive: true});
});

interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A request whose path reaches the server exactly as written. */
const get = (target: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<Reply>((answer, fail) => {
    const {port} = server.address() as AddressInfo;
    const sent = request({host: '127.0.0.1', port, path: target, method, headers}, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        answer({status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks)}),
      );
    });
    sent.on('error', fail);
    sent.end();
  });

test('a page is served without .html as HTML with the production headers', async () => {
  const {status, headers, body} = await get('/docs/page?x=1');
  assert.equal(status, 200);
  assert.equal(headers['content-type'], 'text/html; charset=utf-8');
  assert.equal(headers['content-security-policy'], "default-src 'none'");
  assert.equal(headers['cache-control'], 'public, max-age=0, must-revalidate');
  assert.match(body.toString(), /words/);
});

test('a rule of the headers file replaces the standard cache time', async () => {
  assert.equal((await get('/logo.png')).headers['cache-control'], 'max-age=60');
});

test('an unknown path has status 404 and shows the not-found page', async () => {
  const {status, headers, body} = await get('/nothing');
  assert.equal(status, 404);
  assert.equal(headers['content-type'], 'text/html; charset=utf-8');
  assert.match(body.toString(), /Not found/);
});

test('malformed percent-encoding and paths out of the folder show the not-found page', async () => {
  for (const target of ['/%zz', '/docs/%E0%A4%A', '/../package.json', '/%2e%2e/package.json', '/x%00.html']) {
    assert.equal((await get(target)).status, 404, target);
  }
});

test('a redirect keeps the query and cannot leave the site', async () => {
  const {status, headers} = await get('/old?a=b');
  assert.equal(status, 301);
  assert.equal(headers.location, '/docs/page?a=b');
  assert.equal((await get('//docs/page')).headers.location, '/docs/page');
  assert.equal((await get('/%5Cdocs/page/')).status, 404);
});

test('text is compressed as the browser asks, images are not', async () => {
  const plain = await get('/docs/page');
  const br = await get('/docs/page', {'accept-encoding': 'gzip, deflate, br'});
  const gz = await get('/docs/page', {'accept-encoding': 'gzip, br;q=0'});
  assert.equal(br.headers['content-encoding'], 'br');
  assert.deepEqual(brotliDecompressSync(br.body), plain.body);
  assert.equal(gz.headers['content-encoding'], 'gzip');
  assert.deepEqual(gunzipSync(gz.body), plain.body);
  assert.ok(br.body.length < plain.body.length);
  assert.equal(br.headers.vary, 'Accept-Encoding');
  assert.equal((await get('/logo.png', {'accept-encoding': 'br'})).headers['content-encoding'], undefined);
});

test('an unchanged file is not sent again', async () => {
  const first = await get('/docs/page', {'accept-encoding': 'br'});
  const again = await get('/docs/page', {'accept-encoding': 'br', 'if-none-match': String(first.headers.etag)});
  assert.equal(again.status, 304);
  assert.equal(again.body.length, 0);
  assert.notEqual((await get('/docs/page')).headers.etag, first.headers.etag);
});

test('Markdown is served as Markdown', async () => {
  assert.equal((await get('/docs/page.md')).headers['content-type'], 'text/markdown; charset=utf-8');
});

test('HEAD has the headers of GET and no body, other methods are refused', async () => {
  const head = await get('/docs/page', {}, 'HEAD');
  assert.equal(head.status, 200);
  assert.equal(head.body.length, 0);
  assert.ok(Number(head.headers['content-length']) > 0);
  assert.equal((await get('/docs/page', {}, 'POST')).status, 405);
});

test('the best coding that the browser takes is chosen', () => {
  assert.equal(chosenCoding('gzip;q=0.5, br;q=0.1'), 'br');
  assert.equal(chosenCoding('*'), 'br');
  assert.equal(chosenCoding('*;q=0, gzip'), 'gzip');
  assert.equal(chosenCoding('identity'), undefined);
  assert.equal(chosenCoding(undefined), undefined);
});
