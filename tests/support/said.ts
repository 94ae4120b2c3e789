import assert from 'node:assert/strict';
import {literal} from '../../src/text/literal';

/** Asserts that exactly this is said, in this order. `…` in what is expected stands for words that a test leaves open. */
export function assertSaid(found: readonly string[], expected: readonly string[]): void {
  const filled = expected.map((text, index) => {
    const pattern = new RegExp(`^${text.split('…').map(literal).join('[^]*')}$`);
    return pattern.test(found[index] ?? '') ? found[index] : text;
  });
  assert.deepEqual(found, filled);
}
