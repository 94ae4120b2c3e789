import assert from 'node:assert/strict';
import {test} from 'node:test';
import {nodeRan, playwrightRan} from '../../../tools/test/ran-tests';
import {gaps, idsIn, plainTitle, specTable, type RanTest} from '../../../tools/test/spec-lines';

const lines = {'S4.1': 'A route is loading, loaded or failed', R11: 'The navbar | is shown'};
const ran = (title: string, passed = true): RanTest => ({title, file: 'tests/e2e/a.spec.ts', passed});

test('a test claims lines of the specification by the ids in its title', () => {
  assert.deepEqual(idsIn('[S4.1 R11] the bar'), ['S4.1', 'R11']);
  assert.deepEqual(idsIn('group › [S4.1, S4.2] the bar'), ['S4.1', 'S4.2']);
  assert.deepEqual(idsIn('an [array] and S4.1'), []);
  assert.equal(plainTitle('[S4.1 R11] the bar'), 'the bar');
});

test('a line without a passing test is a gap, and so is an id that is no line', () => {
  assert.deepEqual(gaps(lines, [ran('[S4.1 R11] a')]), []);
  assert.match(gaps(lines, [ran('[S4.1] a'), ran('[R11] b', false)]).join(), /R11 has no passing test: The navbar/);
  assert.match(gaps(lines, [ran('[S4.1 R11] a'), ran('[S4.9] b')]).join(), /S4\.9 is in the title/);
});

test('the table lists the tests that prove a line, and shows if there are more', () => {
  const tests = ['d', 'a', 'b', 'c'].map((title) => ran(`[R11] ${title}`));
  const table = specTable(lines, tests);
  assert.match(
    table,
    /\| R11 \| The navbar \\\| is shown \| a \(`tests\/e2e\/a\.spec\.ts`\)<br>b .*<br>c .*<br>and more \|/,
  );
});

test('the reports of both runners are read, and a test that failed proves nothing', () => {
  const node = nodeRan('{"name":"[S4.1] a","file":"/p/tests/unit/a.test.ts","outcome":"passed"}\n', '/p');
  assert.deepEqual(node, [{title: '[S4.1] a', file: 'tests/unit/a.test.ts', passed: true}]);
  const spec = {title: '[R11] b', file: 'x.spec.ts', tests: [{status: 'unexpected'}]};
  const report = JSON.stringify({suites: [{title: 'x.spec.ts', suites: [{title: 'group', specs: [spec]}]}]});
  assert.deepEqual(playwrightRan(report, 'tests/e2e'), [
    {title: 'group › [R11] b', file: 'tests/e2e/x.spec.ts', passed: false},
  ]);
});
