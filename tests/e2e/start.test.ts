import assert from 'node:assert/strict';
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {test, type TestContext} from 'node:test';
import {setTimeout as sleep} from 'node:timers/promises';
import {writeWhole} from '../../src/lib/files';
import {openBrowser} from '../support/browser';
import {isFullRun} from '../support/full-run';
import {freePort} from '../support/listening';
import {copyProject, workshop} from '../support/workshop';

/** Timeout of the development server in milliseconds, also for a busy machine. */
const timeout = 240_000;

/** Runs `npm start` until the end of the test or a signal. Returns the URL when the server is ready. */
async function startServer(context: TestContext, folder: string): Promise<string> {
  const port = await freePort();
  const command = ['tools/site.mjs', 'start', '--no-open', '--port', String(port)];
  // A process group, because the server has child processes.
  const server = spawn(process.execPath, command, {cwd: folder, detached: true});
  const ended = once(server, 'exit');
  const kill = (): unknown => server.pid !== undefined && server.exitCode === null && process.kill(-server.pid);
  process.once('exit', kill);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  context.after(() => kill() && ended);
  let output = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (text) => (output += String(text)));
  for (const started = Date.now(); !output.includes('compiled successfully');) {
    assert.ok(server.exitCode === null && Date.now() - started < timeout, output);
    // oxlint-disable-next-line no-await-in-loop -- polls another process
    await sleep(250);
  }
  return `http://localhost:${port}`;
}

if (isFullRun)
  test('a contributor sees a saved change of a page while `npm start` runs', async (context) => {
    const folder = workshop('start');
    copyProject(folder);
    const file = path.join(folder, 'docs/telemetry.md');
    const url = await startServer(context, folder);
    const browser = await openBrowser();
    context.after(() => browser.close());
    const page = await browser.newPage();
    await page.goto(`${url}/docs/telemetry`, {timeout});
    await page.getByRole('heading', {level: 1}).waitFor({timeout});
    writeWhole(file, `${readFileSync(file, 'utf8')}\nThis sentence is new.\n`);
    await page.getByText('This sentence is new.').waitFor({timeout});
  });
