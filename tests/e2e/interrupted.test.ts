import assert from 'node:assert/strict';
import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import {test} from 'node:test';
import {freePort} from '../support/listening';
import {projectDir} from '../support/site';
import {folderWith} from '../support/folder';

const isFree = (port: number): Promise<boolean> =>
  new Promise((known) => {
    const socket = net.connect(port, 'localhost', () => {
      socket.destroy();
      known(false);
    });
    socket.on('error', () => known(true));
  });

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  test(`a run of the browser tests that is ended by ${signal} leaves no server on its port`, async (context) => {
    const results = path.join(projectDir, 'test-results');
    mkdirSync(results, {recursive: true});
    const folder = mkdtempSync(path.join(results, 'interrupted-'));
    context.after(() => rmSync(folder, {recursive: true}));
    const write = (name: string, text: string): void => writeFileSync(path.join(folder, name), text);
    write(
      'config.ts',
      `import all from '../../playwright.config';
const webServer = {...all.webServer, cwd: ${JSON.stringify(projectDir)}};
export default {...all, testDir: '.', outputDir: 'out', projects: [{name: 'one', testMatch: '*.spec.ts'}], webServer};`,
    );
    write(
      'one.spec.ts',
      `import {test} from '@playwright/test';
test('never ends', async () => {
  process.stdout.write('the server runs\\n');
  await new Promise((done) => setInterval(done, 1_000_000));
});`,
    );
    write(
      'run.ts',
      `import {endOnSignals, run} from '../../tools/test/commands';
endOnSignals();
void run('playwright', ['test', '--config', ${JSON.stringify(path.join(folder, 'config.ts'))}]);`,
    );
    const port = await freePort();
    const env = {...process.env, SITE_PORT: String(port)};
    const child = spawn('node', ['--import', 'tsx', path.join(folder, 'run.ts')], {cwd: projectDir, env});
    context.after(() => child.kill('SIGKILL'));
    const ended = once(child, 'exit');
    let said = '';
    await new Promise<void>((known) => {
      child.on('exit', () => known());
      child.stdout.on('data', (text) => {
        said += String(text);
        if (said.includes('the server runs')) known();
      });
    });
    assert.equal(await isFree(port), false, said);
    child.kill(signal);
    await ended;
    assert.equal(await isFree(port), true);
  });
}

test('what judges the build does not run on half a one, and says so in one line', () => {
  const empty = folderWith({'index.html': '<!doctype html>'});
  const {status, stdout, stderr} = spawnSync('node', ['--import', 'tsx', 'tools/test/run.ts', 'content', 'e2e'], {
    cwd: projectDir,
    env: {...process.env, SITE_DIR: empty},
    encoding: 'utf8',
  });
  assert.equal(status, 1);
  assert.match(stdout, /0 passed, 2 failed\n$/);
  assert.deepEqual(
    stderr.trim().split('\n'),
    ['content', 'e2e'].map(
      (name) => `${name} did not run, because there is no complete build; run: npm test -- build ${name}`,
    ),
  );
});
