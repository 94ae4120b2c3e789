import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {nodeOutcome, playwrightOutcome, withoutSkips} from '../../../tools/test/outcome';
import {folderWith} from '../../support/folder';

const root = path.resolve(__dirname, '../../..');

/** Runs Node's test runner with our reporter over one file, as `npm test` does. */
function runFile(source: string) {
  const folder = folderWith({'x.test.mjs': source});
  const [file, report] = [path.join(folder, 'x.test.mjs'), path.join(folder, 'report.jsonl')];
  const {NODE_TEST_CONTEXT: _, ...env} = process.env;
  const {status} = spawnSync(
    process.execPath,
    ['--test', '--test-reporter=./tools/test/node-report.mjs', `--test-reporter-destination=${report}`, file],
    {cwd: root, env},
  );
  return nodeOutcome(readFileSync(report, 'utf8'), status ?? 1);
}

test('passed, failed and skipped tests of Node are counted one by one, suites are not', () => {
  const outcome = runFile(
    `import {describe, test} from 'node:test';
     describe('suite', () => {
       test('good', () => {});
       test('bad', () => { throw new Error('x'); });
     });
     test('later', {skip: 'no nginx'}, () => {});
     test('todo', {todo: true}, () => { throw new Error('y'); });`,
  );
  assert.deepEqual(outcome, {passed: 1, failed: 1, skipped: 2, failures: ['bad'], skips: ['later', 'todo']});
});

test('a test file that cannot be loaded counts as a failure', () => {
  const outcome = runFile('this is no JavaScript');
  assert.equal(outcome.passed, 0);
  assert.ok(outcome.failed > 0);
});

test('a runner that ran nothing is a failure', () => {
  assert.deepEqual(nodeOutcome('', 0).failures, ['node --test ran no test']);
  assert.deepEqual(playwrightOutcome('{"suites":[]}', 0).failures, ['playwright ran no test']);
});

test('a runner that crashed after passing tests is a failure', () => {
  const outcome = nodeOutcome('{"name":"a","outcome":"passed"}\n', 7);
  assert.deepEqual([outcome.passed, outcome.failed], [1, 1]);
  assert.match(outcome.failures.join(), /exit code 7/);
  assert.equal(playwrightOutcome('', 1).failed, 1);
});

test('in CI a test that was skipped has failed, and is named', () => {
  const skipped = {passed: 1, failed: 0, skipped: 1, failures: [], skips: ['nginx']};
  assert.deepEqual(withoutSkips(skipped), {
    passed: 1,
    failed: 1,
    skipped: 0,
    failures: ['nginx (skipped)'],
    skips: [],
  });
});
