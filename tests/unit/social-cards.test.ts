import assert from 'node:assert/strict';
import {test} from 'node:test';
import {titleLines} from '../../src/plugins/social-cards/lines';

/** Each letter is half as wide as it is high. */
const widthOf = (text: string) => text.length / 2;

test('a title that is too long for a social card is reported', () => {
  assert.throws(() => titleLines('x'.repeat(80), 1040, widthOf), /the title "x+" is too long .* "image"/);
});
