import {type Flaw, flawOf} from '../../../src/text/flaw';
import type {Page} from '../page/pages';

/** Why fences of a page cannot become try blocks. */
export async function tryFlaws(page: Page): Promise<readonly Flaw[]> {
  if (!/^\s*[`~]{3}.*\stry=/m.test(page.text)) return [];
  // With the simulator, which few pages need.
  const {tryBlocks} = await import('../../../src/markdown/try-blocks');
  try {
    tryBlocks()(structuredClone(page.tree), {path: ''});
    return [];
  } catch (error) {
    const flaw = flawOf(error);
    return [{...flaw, line: page.lineOf(flaw.line)}];
  }
}
