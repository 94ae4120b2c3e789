import assert from 'node:assert/strict';
import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';
import {test} from 'node:test';
import {specProblems} from '../../tools/test/specification';
import {folderWith} from '../support/folder';
import {listening} from '../support/listening';
import {projectDir} from '../support/site';

/** Whether a process exists and is not a zombie, which has ended but is still in the process table. */
const isRunning = (id: number): boolean =>
  /^[^Z]/.test(spawnSync('ps', ['-o', 'stat=', '-p', String(id)], {encoding: 'utf8'}).stdout);

test(
  'Ctrl+C ends everything that a test run has started, also what the programs have started',
  {timeout: 60_000},
  async (context) => {
    // A program that starts another one and writes both ids.
    const [ids, ready] = [path.join(folderWith(), 'ids'), folderWith()];
    const program = `
    const {pid} = require('node:child_process').spawn('sleep', ['1000']);
    require('node:fs').writeFileSync(${JSON.stringify(ids)}, process.pid + ' ' + pid);
    require('node:fs').mkdirSync(${JSON.stringify(path.join(ready, 'ready'))});
    setInterval(() => {}, 1e6);`;
    const script = `
    import {endOnSignals, run} from './tools/test/commands';
    import {watch} from 'node:fs';
    endOnSignals();
    watch(${JSON.stringify(ready)}, {persistent: false}, () => console.log('started'));
    void run('test-of-the-runner', [process.execPath, '--eval', ${JSON.stringify(program)}]);`;
    const file = path.join(folderWith({'run.mts': script.replaceAll("'./tools", `'${projectDir}/tools`)}), 'run.mts');
    const child = spawn(process.execPath, ['--import', 'tsx', file], {
      cwd: projectDir,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    context.after(() => child.kill('SIGKILL'));
    await once(child.stdout, 'data');
    const started = readFileSync(ids, 'utf8').split(' ').map(Number);
    assert.deepEqual(started.map(isRunning), [true, true]);
    child.kill('SIGINT');
    await once(child, 'exit');
    assert.deepEqual(started.map(isRunning), [false, false]);
  },
);

test('a stage without results makes the specification stage say that it did not run', () => {
  const passed = [{title: 'a test', outcome: 'passed'} as const];
  assert.deepEqual(
    specProblems((stage) => (stage === 'browser' ? [] : passed)),
    ['spec did not run, because there are no results of browser'],
  );
  assert.match(specProblems(() => passed)[0] ?? '', /^S\d\.\d+ has no passing test: /);
});

test('on an occupied port, the site is served on a free one, and one message says so', async (context) => {
  const {url, stop} = await listening(createServer());
  context.after(stop);
  const {port} = new URL(url);
  const dir = folderWith({'index.html': ''});
  const command = ['--import', 'tsx', 'tools/serve/main.ts', '--dir', dir, '--host', '127.0.0.1', '--port', port];
  const server = spawn(process.execPath, command, {cwd: projectDir, stdio: ['ignore', 'pipe', 'inherit']});
  context.after(() => server.kill());
  const [message] = (await once(server.stdout, 'data')) as [Buffer];
  const [, free = ''] = /^Port \d+ is in use\. Serving \S+ at (\S+) \(Ctrl\+C to stop\)\n$/.exec(String(message)) ?? [];
  assert.equal((await fetch(free)).status, 200);
});
