import assert from 'node:assert/strict';
import type {ServerResponse} from 'node:http';
import path from 'node:path';
import {describe, it} from 'node:test';
import {Site} from '../../tools/check/site';
import {HEADER_CHECK} from './support/examples';
import {assemble, fileOf} from './support/worked-example';
import {missingPrograms, runWrapper, type WrapperRun} from './support/wrapper-run';
import {folderWith} from '../support/folder';

const LOCATION = '/home/securecodebox/header-check-results.json';

const assembled = assemble(new Site(path.resolve(__dirname, '../..')), HEADER_CHECK);
const missing = missingPrograms(
  ['sh', 'curl', 'jq'].filter((program) => program !== 'sh' || process.platform === 'win32'),
);
const skip = missing.length > 0 ? `this machine has no ${missing.join(' and no ')}` : false;
const folder = folderWith();
const answerLikeNginx = (response: ServerResponse): void => {
  response.setHeader('Server', 'nginx/1.22.1');
  response.setHeader('X-Quoted', '"; rm -rf / #');
  response.end('<html></html>');
};
const run = (parametersFor: (url: string) => readonly string[]): Promise<WrapperRun> =>
  runWrapper(fileOf(assembled, 'scanner/wrapper.sh'), LOCATION, folder, answerLikeNginx, parametersFor);

describe('the wrapper script of the example scanner', {skip}, () => {
  it('writes the fields that the sample has, with the headers of the answer', async () => {
    const {succeeded, result, output} = await run((url) => [url]);
    assert.ok(succeeded, output);
    const sample = JSON.parse(fileOf(assembled, 'parser/__testFiles__/nginx.json')) as Record<string, unknown>;
    const written = result as Record<string, unknown>;
    assert.deepEqual(Object.keys(written), Object.keys(sample));
    for (const key of Object.keys(sample)) assert.equal(typeof written[key], typeof sample[key], key);
    const headers = written['headers'] as Record<string, string[]>;
    assert.deepEqual(headers['server'], ['nginx/1.22.1']);
    assert.deepEqual(headers['x-quoted'], ['"; rm -rf / #']);
    assert.match(output, /answered 200 with \d+ headers/);
  });

  it('keeps a parameter with blanks in one piece', async () => {
    const {succeeded, output} = await run((url) => [url, '--header', 'X-Note: two words']);
    assert.ok(succeeded, output);
  });

  const failing: readonly [what: string, parametersFor: (url: string) => readonly string[]][] = [
    ['no parameter', () => []],
    ['a server that does not answer', () => ['http://127.0.0.1:1']],
    ['a file instead of a server', () => ['file:///etc/passwd']],
  ];
  for (const [what, parametersFor] of failing) {
    it(`fails with ${what}`, async () => {
      const {succeeded} = await run(parametersFor);
      assert.equal(succeeded, false);
    });
  }
});
