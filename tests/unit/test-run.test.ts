import assert from 'node:assert/strict';
import {test} from 'node:test';
import {budgetText, endsOf} from '../../src/components/TestRun/report';
import {testReport} from '../../tools/test/trust';

test('the trust page tells a budget of bytes in kB, and one of other things in those', () => {
  assert.equal(
    budgetText({what: 'script', limit: 55_000, measured: 54_321}),
    'script: 54.3 kB of at most 55.0 kB, compressed',
  );
  assert.equal(
    budgetText({what: 'cut at 360 px', limit: 30, measured: 28, counted: 'diagrams'}),
    'cut at 360 px: 28 of at most 30 diagrams',
  );
});

test('the trust page tells how each file ends that one test takes away with others', () => {
  const title = '[S7.2] [S8.2] search worker, picture × offline → nothing found';
  const outcome = {passed: 0, failed: 1, skipped: 0, failures: [], skips: []};
  const ran = [{title, file: 'tests/e2e/faults/faults.spec.ts', passed: false}];
  const {faults} = testReport(ran, outcome, {commit: '', modified: false});
  const ends = [['not as promised (nothing found)', ['offline']]];
  assert.deepEqual(endsOf(faults), [
    ['search worker', ends],
    ['picture', ends],
  ]);
});
