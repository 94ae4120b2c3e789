import assert from 'node:assert/strict';
import {spawn, type ChildProcess} from 'node:child_process';
import {cpSync, mkdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {after, before, describe, test} from 'node:test';
import {setTimeout as sleep} from 'node:timers/promises';
import {freePort} from '../support/hosts';
import {builtFile, siteDir} from '../support/site';
import {copyProject, workshop} from '../support/workshop';

/** Milliseconds that the development server may take to start on a busy machine. */
const PATIENCE = 240_000;
const index = 'search-index-docs-default-current.json';

describe('npm start, in a copy of the project with the index of the last build', () => {
  const folder = workshop('start');
  const project = path.join(folder, 'project');
  let server: ChildProcess;
  let url: string;

  before(async () => {
    copyProject(project);
    mkdirSync(path.join(project, 'build'));
    cpSync(path.join(siteDir, index), path.join(project, 'build', index));
    const port = await freePort();
    url = `http://localhost:${port}`;
    let output = '';
    // A group of its own, since the server has children.
    server = spawn('node_modules/.bin/docusaurus', ['start', '--no-open', '--port', String(port)], {
      cwd: project,
      detached: true,
    });
    for (const stream of [server.stdout, server.stderr]) stream?.on('data', (text) => (output += String(text)));
    for (const started = Date.now(); !output.includes('compiled successfully');) {
      assert.equal(server.exitCode, null, output);
      assert.ok(Date.now() - started < PATIENCE, output);
      // oxlint-disable-next-line no-await-in-loop -- waits for another process
      await sleep(250);
    }
  });

  after(async () => {
    const ended = new Promise((done) => server.once('exit', done));
    if (server.pid !== undefined && server.exitCode === null && process.kill(-server.pid)) await ended;
    rmSync(folder, {recursive: true, maxRetries: 5});
  });

  test('search works over the last build', async () => {
    const response = await fetch(`${url}/${index}`);
    assert.equal(response.status, 200);
    assert.match(response.headers.get('content-type') ?? '', /^application\/json/);
    assert.equal(await response.text(), builtFile(index));
  });

  test('an index that is missing is not answered with a page', async () => {
    const response = await fetch(`${url}/search-index-default.json`);
    assert.equal(response.status, 404);
    assert.match(response.headers.get('content-type') ?? '', /^application\/json/);
  });

  test('pages are served, with the scripts that draw them', async () => {
    const response = await fetch(`${url}/docs/scanners/nmap`, {headers: {Accept: 'text/html'}});
    const [script = ''] = /[^"]*main\.js/.exec(await response.text()) ?? [];
    const {status, headers} = await fetch(url + script);
    assert.deepEqual([response.status, status], [200, 200]);
    assert.match(headers.get('content-type') ?? '', /javascript/);
  });
});
