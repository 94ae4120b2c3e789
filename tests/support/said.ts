import assert from 'node:assert/strict';
import {literal} from '../../src/lib/literal';

/** Matches a text in which `…` stands for any text. */
export const like = (text: string): RegExp => new RegExp(`^${text.split('…').map(literal).join('[^]*')}$`);

/** Asserts that these messages were printed in this order. An expected text may contain `…`, see {@link like}. */
export function assertSaid(found: readonly string[], expected: readonly string[]): void {
  const filled = expected.map((text, index) => (like(text).test(found[index] ?? '') ? found[index] : text));
  assert.deepEqual(found, filled);
}

/** Asserts that a list of mistakes is empty. */
export const assertNone = (mistakes: readonly unknown[]): void => assert.deepEqual(mistakes, []);
