import assert from 'node:assert/strict';
import {spawn, type ChildProcess} from 'node:child_process';
import {cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {after, before, describe, test} from 'node:test';
import {setTimeout as sleep} from 'node:timers/promises';
import {freePort} from '../support/listening';
import {builtFile, siteDir} from '../support/site';
import {copyProject, workshop} from '../support/workshop';

/** Milliseconds that the development server may take to start on a busy machine. */
const PATIENCE = 240_000;
/** Puts a new file in the place of a linked one, so that the original stays as it is. */
function replace(file: string, text: string): void {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

const index = 'search-index-docs-default-current.json';

describe('npm start, in a copy of the project with the index of the last build', () => {
  const folder = workshop('start');
  const project = path.join(folder, 'project');
  let server: ChildProcess;
  let url: string;
  let output = '';

  /** Waits until the terminal shows a text, from what it has shown already on. */
  async function shows(text: string, from: number): Promise<void> {
    for (const started = Date.now(); !output.slice(from).includes(text);) {
      assert.equal(server.exitCode, null, output);
      assert.ok(Date.now() - started < PATIENCE, output.slice(from));
      // oxlint-disable-next-line no-await-in-loop -- waits for another process
      await sleep(250);
    }
  }

  before(async () => {
    copyProject(project);
    mkdirSync(path.join(project, 'build'));
    cpSync(path.join(siteDir, index), path.join(project, 'build', index));
    const port = await freePort();
    url = `http://localhost:${port}`;
    // A group of its own, since the server has children.
    server = spawn(process.execPath, ['--import', 'tsx', 'tools/start.ts', '--no-open', '--port', String(port)], {
      cwd: project,
      detached: true,
    });
    for (const stream of [server.stdout, server.stderr]) stream?.on('data', (text) => (output += String(text)));
    await shows('compiled successfully', 0);
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

  test('a broken link and a short description are told with file, line and mend, and go away when they are mended', async () => {
    const file = path.join(project, 'docs/scanners/nmap.md');
    const text = readFileSync(file, 'utf8');
    const line = text.split('\n').length + 1;
    const from = output.length;
    replace(file, `${text.replace(/^description: .*/m, 'description: Short.')}\nSee [it](/docs/scanners/nmpa).\n`);
    await shows(
      'docs/scanners/nmap.md:3: front matter: description: The text has 6 characters — write one sentence of 50 to',
      from,
    );
    await shows(
      `docs/scanners/nmap.md:${line}: there is no page /docs/scanners/nmpa — did you mean \`/docs/scanners/nmap\`?`,
      from,
    );
    const broken = output.length;
    replace(file, text);
    await shows('compiled successfully', broken);
  });

  for (const [file, mistake, told] of [
    [
      'sidebars.ts',
      (text: string) => text.replace("'scanning-networks'", "'scaning-networks'"),
      'there is no page docs/how-tos/scaning-networks.md — did you mean `how-tos/scanning-networks`?',
    ],
    [
      'sidebars.ts',
      (text: string) => text.replace('const howTos = within(', 'const howTos = (within('),
      'sidebars.ts:',
    ],
    [
      'blog/tags.yml',
      (text: string) => text.replace('label: agile', 'label: "agile'),
      'blog/tags.yml:3: a quote is not',
    ],
  ] as const)
    test(`a mistake in ${file} is told with file, line and mend and without a stack, and goes away when it is mended: ${told}`, async () => {
      const text = readFileSync(path.join(project, file), 'utf8');
      const from = output.length;
      replace(path.join(project, file), mistake(text));
      await shows(told, from);
      const broken = output.length;
      replace(path.join(project, file), text);
      await shows('compiled successfully', broken);
      assert.doesNotMatch(output.slice(from), /^\s+at /m);
    });

  test('a page that cannot be read says why, with the line of the author', async () => {
    const file = path.join(project, 'docs/scanners/nikto.md');
    const text = readFileSync(file, 'utf8');
    const from = output.length;
    replace(file, text.replace('::scanner-card{', '::scanner-cart{'));
    await shows('there is no directive "scanner-cart" — did you mean `scanner-card`?', from);
    assert.doesNotMatch(output.slice(from), /ModuleBuildError|Module build failed/);
    replace(file, text);
  });
});
