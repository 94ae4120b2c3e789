import assert from 'node:assert/strict';
import {spawn} from 'node:child_process';
import {mkdtempSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {test} from 'node:test';
import {setTimeout as wait} from 'node:timers/promises';

/** A program in the place of the server: it tells the fact that it has loaded and stays, or fails on a fact that it cannot read. */
const SERVER = `
  const fact = require('node:fs').readFileSync('fact.ts', 'utf8');
  console.log('serves ' + fact);
  if (fact === 'broken') process.exit(1);
  setInterval(() => {}, 1000);
`;

const KEEPER = `
  import {readFileSync} from 'node:fs';
  import {keepRunning} from '${path.resolve(__dirname, '../../tools/start/keep-running')}';
  keepRunning({
    command: (again) => ['server.cjs', String(again)],
    folders: [process.cwd()],
    canStart: () => readFileSync('fact.ts', 'utf8') !== 'slip',
    print: (line) => console.log(line),
  });
`;

test('npm start shows a changed fact of the catalog without being started again, and waits while it cannot be read', async (context) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'start-'));
  const save = (text: string): void => {
    writeFileSync(path.join(folder, 'fact.new'), text);
    renameSync(path.join(folder, 'fact.new'), path.join(folder, 'fact.ts'));
  };
  save('one');
  writeFileSync(path.join(folder, 'server.cjs'), SERVER);
  writeFileSync(path.join(folder, 'keeper.mts'), KEEPER);
  const keeper = spawn(process.execPath, ['--import', require.resolve('tsx'), 'keeper.mts'], {cwd: folder});
  const ended = new Promise((done) => keeper.once('exit', done));
  context.after(() => {
    keeper.kill('SIGKILL');
    rmSync(folder, {recursive: true});
  });
  let output = '';
  for (const stream of [keeper.stdout, keeper.stderr]) stream.on('data', (text) => (output += String(text)));
  const said = async (text: string): Promise<void> => {
    for (let tries = 0; !output.includes(text); tries += 1) {
      assert.ok(tries < 1200, output);
      // oxlint-disable-next-line no-await-in-loop -- waits for another process
      await wait(50);
    }
    output = output.slice(output.indexOf(text) + text.length);
  };
  await said('serves one');
  // The watcher begins as the server does.
  await wait(500);
  save('slip');
  await wait(700);
  save('two');
  await said('fact.ts has changed');
  await said('serves two');
  save('broken');
  await said('serves broken');
  await said('It starts again when one of its sources is saved');
  save('three');
  await said('serves three');
  keeper.kill('SIGINT');
  assert.equal(await Promise.race([ended, wait(120_000, 'still running', {ref: false})]), 0);
});
