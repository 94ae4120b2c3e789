import type {Nodes, Parents} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Flaw} from '../../../src/text/flaw';
import type {Page} from './pages';

/** What is wrong with a node, on its first line or so many lines below. */
export type Found = Omit<Flaw, 'line'> & {readonly below?: number};

/** What is wrong with the nodes of a page, each judged alone, on the author's lines. */
export function nodeFlaws(
  page: Page,
  judge: (node: Nodes, parent: Parents | undefined, isGenerated: boolean) => readonly Found[],
): Flaw[] {
  const flaws: Flaw[] = [];
  visit(page.tree, (node: Nodes, _, parent) => {
    const start = node.position?.start.line ?? 1;
    for (const {below = 0, ...found} of judge(node, parent as Parents | undefined, page.isGenerated(start)))
      flaws.push({...found, line: page.lineOf(start + below)});
  });
  return flaws;
}
