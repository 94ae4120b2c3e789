import assert from 'node:assert/strict';
import {literal} from '../../src/text/literal';

/** The texts that are like this one, in which `…` matches any words. */
export const like = (text: string): RegExp => new RegExp(`^${text.split('…').map(literal).join('[^]*')}$`);

/** Asserts that exactly this is said, in this order; each expected text may leave words open, see {@link like}. */
export function assertSaid(found: readonly string[], expected: readonly string[]): void {
  const filled = expected.map((text, index) => (like(text).test(found[index] ?? '') ? found[index] : text));
  assert.deepEqual(found, filled);
}
