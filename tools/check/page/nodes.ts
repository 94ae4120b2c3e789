import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Flaw} from '../../../src/text/flaw';
import type {Page} from './pages';

/** A problem of a node, reported at its first line. */
export type Found = Omit<Flaw, 'line'>;

/** Checks each node of a page, and reports the author's lines. */
export function nodeFlaws(page: Page, judge: (node: Nodes, isGenerated: boolean) => readonly Found[]): Flaw[] {
  const flaws: Flaw[] = [];
  visit(page.tree, (node: Nodes) => {
    const start = node.position?.start.line ?? 1;
    for (const found of judge(node, page.isGenerated(start))) flaws.push({...found, line: page.lineOf(start)});
  });
  return flaws;
}
