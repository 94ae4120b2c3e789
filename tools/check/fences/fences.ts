import {type FenceMeta, readFenceMeta} from '../../../src/markdown/code/meta';
import type {Page} from '../page/pages';
import {type Flaw, flawOf} from '../../../src/text/flaw';

/** A code fence of a page. */
export interface Fence {
  /** The author's line of the opening backticks. */
  readonly line: number;
  /** First word after the backticks; empty when there is none. */
  readonly language: string;
  readonly meta: FenceMeta;
  /** The code without indentation that belongs to the list or quote around it. */
  readonly code: string;
  /** True when a directive made the fence: all its lines are then the line of the directive. */
  readonly generated: boolean;
}

/** The author's line of a line inside the fence, counted from 1; 0 is the line that opens it. */
export function lineInFence(fence: Fence, line: number): number {
  return fence.generated ? fence.line : fence.line + line;
}

const NO_META: FenceMeta = {live: false, noInline: false};

/** Every fence of a page in order, indented code too. Meta that cannot be read becomes a flaw. */
export function readFences(page: Page): {fences: Fence[]; flaws: Flaw[]} {
  const fences: Fence[] = [];
  const flaws: Flaw[] = [];
  for (const node of page.nodes) {
    if (node.type !== 'code') continue;
    const start = node.position!.start.line;
    const line = page.lineOf(start);
    let meta = NO_META;
    try {
      meta = readFenceMeta(node.meta ?? '');
    } catch (error) {
      flaws.push({...flawOf(error), line});
    }
    fences.push({line, language: node.lang ?? '', meta, code: node.value, generated: page.isGenerated(start)});
  }
  return {fences, flaws};
}
