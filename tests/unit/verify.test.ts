import assert from 'node:assert/strict';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {test, type TestContext} from 'node:test';
import {BUILD_INFO, sha256, type BuildInfo} from '../../src/hosting/build-info';
import {lastingSbom} from '../../src/plugins/after-build/sbom';
import {createSiteServer} from '../../tools/serve/server';
import {compareSite} from '../../tools/verify/compare';

const built: Readonly<Record<string, string>> = {
  'index.html': '<h1>Home</h1>',
  '404.html': '<h1>Not found</h1>',
  'docs/page.html': '<h1>Page</h1>',
  'docs/chart.yaml.html': '<h1>chart.yaml</h1>',
  'assets/js/main.abc.js': 'run()',
  _headers: '/*\n  X-A: b\n',
};

const own: BuildInfo = {
  commit: 'abc',
  modified: false,
  dated: true,
  builder: {node: 'v20.0.0', platform: 'linux-x64'},
  files: Object.fromEntries(Object.entries(built).map(([file, text]) => [file, sha256(Buffer.from(text))])),
};

/** Serves these files; a file without a text is missing. */
async function deployed(context: TestContext, files: Readonly<Record<string, string | undefined>>): Promise<string> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'verify-'));
  const all = {...files, [BUILD_INFO]: files[BUILD_INFO] ?? JSON.stringify(own)};
  for (const [file, text] of Object.entries(all)) {
    if (text === undefined) continue;
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), text);
  }
  const server = createSiteServer(folder);
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  context.after(() => {
    server.closeAllConnections();
    server.close();
    rmSync(folder, {recursive: true});
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('a deployed site that is the build passes, and the rules for the host are not looked for', async (context) => {
  const {commit, compared, problems} = await compareSite(await deployed(context, built), own);
  assert.deepEqual(problems, []);
  assert.equal(commit, 'abc');
  assert.equal(compared, Object.keys(built).length - 1);
});

test('a file that was changed, one that is missing and one that was added are named, whatever the site says of itself', async (context) => {
  const theirs = {...own, files: {...own.files, 'extra.js': 'x'}};
  const {problems} = await compareSite(
    await deployed(context, {
      ...built,
      'docs/page.html': '<h1>Other</h1>',
      'assets/js/main.abc.js': undefined,
      [BUILD_INFO]: JSON.stringify(theirs),
    }),
    own,
  );
  assert.deepEqual(problems.toSorted(), [
    'assets/js/main.abc.js: status 404',
    'docs/page.html: differs',
    'extra.js: not in this build',
  ]);
});

test('a site that says nothing of its build does not pass', async (context) => {
  const {problems} = await compareSite(await deployed(context, {...built, [BUILD_INFO]: 'none'}), own);
  assert.deepEqual(problems, [`${BUILD_INFO}: cannot be read`]);
});

test('a build without dates is not compared file by file with a site that has them', async (context) => {
  const {problems} = await compareSite(await deployed(context, built), {...own, dated: false});
  assert.equal(problems.length, 1);
  assert.match(problems[0] ?? '', /git fetch --unshallow/);
});

test('the list of packages is the same for two runs, folders and versions of npm', () => {
  const run = (serialNumber: string, timestamp: string, version: string, name: string) =>
    lastingSbom(
      JSON.stringify({serialNumber, metadata: {timestamp, tools: [{name: 'cli', version}], component: {name}}}),
      'website',
    );
  assert.equal(run('urn:uuid:1', '2026-01-01', '10', 'here'), run('urn:uuid:2', '2026-01-02', '11', 'there'));
});
