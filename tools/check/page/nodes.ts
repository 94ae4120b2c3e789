import type {Nodes} from 'mdast';
import type {Flaw} from '../../../src/text/flaw';
import type {Page} from './pages';

/** A problem of a node, reported at its first line. */
export type Found = Omit<Flaw, 'line'>;

/** Checks each node of a page, and reports the author's lines. */
export function nodeFlaws(page: Page, judge: (node: Nodes, isGenerated: boolean) => readonly Found[]): Flaw[] {
  return page.nodes.flatMap((node) => {
    const start = node.position?.start.line ?? 1;
    return judge(node, page.isGenerated(start)).map((found) => ({...found, line: page.lineOf(start)}));
  });
}
