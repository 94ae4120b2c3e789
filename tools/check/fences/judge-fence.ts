import {checkCode} from './check-fence';
import type {ClassifiedFence, PageFacts} from './collect-facts';
import {type Flaw, flawAt} from '../../../src/text/flaw';

const words = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;

/** A reason has to say something. */
function reasonFlaws(key: string, reason: string | undefined): Flaw[] {
  if (reason === undefined || words(reason) >= 3) return [];
  return flawAt(0, `${key}="${reason}" gives no reason`, 'say in at least three words why');
}

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

/** Checks a fence, its `skip`, `historic` and `expect-error`. Lines are those of the fence. */
export async function judgeFence({fence, kind, language}: ClassifiedFence, page: PageFacts): Promise<Flaw[]> {
  const {skip, historic, 'expect-error': expectError} = fence.meta;
  const reasons = [...reasonFlaws('skip', skip), ...reasonFlaws('historic', historic)];
  if (skip !== undefined) {
    const alone = expectError === undefined && historic === undefined;
    const problem = 'a fence with skip="…" is not checked for anything else';
    return [...reasons, ...(alone ? [] : flawAt(0, problem, 'keep one of skip, historic and expect-error'))];
  }
  const flaws = await checkCode(fence, kind, language, page);
  return [...reasons, ...(expectError === undefined ? flaws : expectedFlaws(expectError, flaws))];
}
