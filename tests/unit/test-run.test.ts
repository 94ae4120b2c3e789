import assert from 'node:assert/strict';
import {test} from 'node:test';
import {budgetText} from '../../src/components/TestRun/report';

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
