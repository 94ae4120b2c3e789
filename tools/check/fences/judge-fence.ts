import {checkCode} from './check-fence';
import type {ClassifiedFence, PageFacts} from './collect-facts';
import {type Flaw, flawAt} from '../../../src/text/flaw';

/** The meta of a fence cannot contain backticks, so they are ignored. */
const bare = (text: string): string => text.replaceAll('`', '');

function expectedFlaws(expected: string, flaws: readonly Flaw[]): Flaw[] {
  if (flaws.some(({problem, fix}) => bare(`${problem} — ${fix}`).includes(bare(expected)))) return [];
  const found = flaws.length === 0 ? 'no error at all' : flaws.map(({problem}) => `"${problem}"`).join(', ');
  return flawAt(
    0,
    `the expected error "${expected}" does not occur; there is ${found}`,
    'correct expect-error="…", or make the fence right',
  );
}

/** Checks a fence, its `skip`, `historic` and `expect-error`. Lines are counted from the start of the fence. */
export async function judgeFence({fence, kind, language}: ClassifiedFence, page: PageFacts): Promise<Flaw[]> {
  const {skip, historic, 'expect-error': expectError} = fence.meta;
  if (skip !== undefined) {
    const alone = expectError === undefined && historic === undefined;
    const problem = 'a fence with skip="…" is not checked for anything else';
    return alone ? [] : flawAt(0, problem, 'keep one of skip, historic and expect-error');
  }
  const flaws = await checkCode(fence, kind, language, page);
  return expectError === undefined ? flaws : expectedFlaws(expectError, flaws);
}
