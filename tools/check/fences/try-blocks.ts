import {tryBlocks} from '../../../src/markdown/try-blocks';
import type {Flaw} from '../../../src/text/flaw';
import {flawOf} from '../errors';
import type {Page} from '../page/pages';

/** What keeps the fences of a page from becoming the try blocks that they should be. */
export function tryFlaws(page: Page): readonly Flaw[] {
  if (!/^\s*[`~]{3}.*\stry=/m.test(page.text)) return [];
  try {
    tryBlocks()(structuredClone(page.tree), {path: ''});
    return [];
  } catch (error) {
    const flaw = flawOf(error);
    return [{...flaw, line: page.lineOf(flaw.line)}];
  }
}
