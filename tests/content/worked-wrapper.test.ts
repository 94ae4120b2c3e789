import assert from 'node:assert/strict';
import {execFile, spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';
import {describe, it} from 'node:test';
import {promisify} from 'node:util';
import {folderWith} from '../support/folder';
import {listening} from '../support/listening';
import {assemble, fileOf, HEADER_CHECK} from './support/worked-example';

const LOCATION = '/home/securecodebox/header-check-results.json';

const assembled = assemble(HEADER_CHECK);
const missing = [...(process.platform === 'win32' ? ['sh'] : []), 'curl', 'jq'].filter(
  (program) => spawnSync(program, ['--version'], {stdio: 'ignore'}).error,
);
const skip = missing.length > 0 ? `this machine has no ${missing.join(' and no ')}` : false;

/** Runs the wrapper script against a local server, and returns its output and its result. */
async function run(parametersFor: (url: string) => readonly string[]): Promise<{output: string; result: object}> {
  const folder = folderWith();
  const result = path.join(folder, 'result.json');
  const script = folderWith({'wrapper.sh': fileOf(assembled, 'scanner/wrapper.sh').replace(LOCATION, result)});
  const host = await listening(
    createServer((_, response) => {
      response.setHeader('Server', 'nginx/1.22.1');
      response.setHeader('X-Quoted', '"; rm -rf / #');
      response.end('<html></html>');
    }),
  );
  try {
    const {stdout} = await promisify(execFile)('sh', [path.join(script, 'wrapper.sh'), ...parametersFor(host.url)]);
    return {output: stdout, result: JSON.parse(readFileSync(result, 'utf8')) as object};
  } finally {
    await host.stop();
  }
}

describe('the wrapper script of the example scanner', {skip}, () => {
  it('writes the same fields as the sample, with the response headers', async () => {
    const {result, output} = await run((url) => [url]);
    const sample = JSON.parse(fileOf(assembled, 'parser/__testFiles__/nginx.json')) as object;
    const kinds = (object: object) => Object.entries(object).map(([key, value]) => [key, typeof value]);
    assert.deepEqual(kinds(result), kinds(sample));
    const {headers} = result as {headers: Record<string, string[]>};
    assert.deepEqual(headers['server'], ['nginx/1.22.1']);
    assert.deepEqual(headers['x-quoted'], ['"; rm -rf / #']);
    assert.match(output, /answered 200 with \d+ headers/);
  });

  it('keeps a parameter with spaces intact', async () => {
    await run((url) => [url, '--header', 'X-Note: two words']);
  });

  for (const [what, ...parameters] of [
    ['no parameter'],
    ['a server that does not answer', 'http://127.0.0.1:1'],
    ['a file instead of a server', 'file:///etc/passwd'],
  ])
    it(`fails with ${what}`, () =>
      assert.rejects(
        run(() => parameters),
        /Command failed/,
      ));
});
