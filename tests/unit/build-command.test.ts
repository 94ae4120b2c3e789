import assert from 'node:assert/strict';
import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {cpSync, existsSync, truncateSync} from 'node:fs';
import path from 'node:path';
import {test, type TestContext} from 'node:test';
import {folderWith, writeAll} from '../support/folder';
import {projectDir} from '../support/site';

/** The command of `npm run build` in a folder where this script stands in for Docusaurus. */
function projectWith(docusaurus: string): string {
  const folder = folderWith({
    'node_modules/@docusaurus/core/package.json': '{}',
    'node_modules/@docusaurus/core/bin/docusaurus.mjs': docusaurus,
    'node_modules/.cache/rspack/version/part': 'cached',
  });
  for (const name of ['site.mjs', 'site']) {
    cpSync(path.join(projectDir, 'tools', name), path.join(folder, 'tools', name), {recursive: true});
  }
  return folder;
}

const hanging = `
  process.on('SIGTERM', () => process.exit()); // like Docusaurus
  setInterval(() => {}, 1e6);
  console.log('started');
`;
const command = ['tools/site.mjs', 'build'];
const lockIn = (folder: string) => path.join(folder, 'node_modules/.cache/build.lock');
const cacheIn = (folder: string) => path.join(folder, 'node_modules/.cache/rspack/version/part');
const build = (folder: string) => spawnSync(process.execPath, command, {cwd: folder, encoding: 'utf8'});

async function started(context: TestContext, folder: string, args: readonly string[] = command) {
  const child = spawn(process.execPath, args, {cwd: folder});
  context.after(() => child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  return child;
}

test('a second build in the same folder says that one is running, and names its process', async (context) => {
  const folder = projectWith(hanging);
  const first = await started(context, folder);
  const {status, stderr} = build(folder);
  assert.equal(status, 1);
  assert.match(stderr, new RegExp(`A build is already running in this folder \\(process ${first.pid}\\)`));
  assert.equal(first.exitCode, null);
});

test('a build that ends, even with an error, leaves the folder free for the next one and keeps the cache', () => {
  for (const [script, expected] of [
    ['', 0],
    ['process.exit(3)', 3],
    ['process.exitCode = 4', 4],
  ] as const) {
    const folder = projectWith(script);
    assert.equal(build(folder).status, expected, script);
    assert.ok(!existsSync(lockIn(folder)) && existsSync(cacheIn(folder)), script);
  }
});

test('a build that a signal ends fails, and the next one starts without its cache', async (context) => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGKILL'] as const) {
    const folder = projectWith(hanging);
    const first = await started(context, folder);
    first.kill(signal);
    const [code, killed] = await once(first, 'exit');
    assert.ok(code > 128 || killed === 'SIGKILL', `${signal} ${code}`);
    writeAll(folder, {'node_modules/@docusaurus/core/bin/docusaurus.mjs': ''});
    const {status, stdout} = build(folder);
    assert.deepEqual([status, existsSync(cacheIn(folder))], [0, false], signal);
    assert.match(stdout, /the last build was interrupted/);
  }
});

test('a bundler cache of more than 500 MB is deleted before a build', () => {
  const folder = projectWith('');
  truncateSync(cacheIn(folder), 501e6);
  assert.match(build(folder).stdout, /larger than 500 MB/);
  assert.ok(!existsSync(cacheIn(folder)));
});

test('a build that does nothing for a while says what to delete, and one that works does not', async (context) => {
  const busy = `setInterval(() => { for (const end = Date.now() + 40; Date.now() < end;); }, 50); console.log('started');`;
  const begin = (script: string) => `
    import {beginBuild} from './tools/site/begin-build.mjs';
    beginBuild(process.cwd(), {patience: 1.2});
    ${script}`;
  const [idle, working] = [hanging, busy].map((script) => {
    const folder = projectWith('');
    writeAll(folder, {'begin.mjs': begin(script)});
    return folder;
  }) as [string, string];
  const worker = await started(context, working, ['begin.mjs']);
  let said = '';
  worker.stderr.on('data', (text) => (said += String(text)));
  const {stderr} = await started(context, idle, ['begin.mjs']);
  const [message] = await once(stderr, 'data');
  assert.match(
    String(message),
    /done nothing for 1\.2 seconds\. Stop it with Ctrl\+C, delete .*rspack and .*\.docusaurus/,
  );
  assert.equal(said, '');
});
