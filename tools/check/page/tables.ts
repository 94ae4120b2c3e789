import type {Nodes, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Page} from './pages';
import type {Flaw} from '../../../src/text/flaw';

/** Only the first header may be empty, where the first column names the rows; or all of them may. */
function emptyHeader({children}: Table): boolean {
  const headers = (children[0]?.children ?? []).map((cell) => toString(cell).trim());
  return headers.some((text) => text !== '') && headers.slice(1).includes('');
}

/** Rows that are longer than the header lose cells, without a word from Markdown. */
function longRow({children}: Table): number | undefined {
  const width = children[0]?.children.length ?? 0;
  return children.find((row) => row.children.length > width)?.position?.start.line;
}

/** Checks that the columns of every table are named: somebody who hears the table needs it, and the build refuses others. */
export function tableFlaws(page: Page): Flaw[] {
  const flaws: Flaw[] = [];
  visit(page.tree, (node: Nodes) => {
    if (node.type !== 'table') return;
    const line = page.lineOf(node.position?.start.line ?? 1);
    if (emptyHeader(node))
      flaws.push({line, problem: 'a header cell of the table is empty', mend: 'write what the column holds'});
    const row = longRow(node);
    if (row !== undefined)
      flaws.push({
        line: page.lineOf(row),
        problem: 'the row has more cells than the header',
        mend: 'escape a bar within a cell as \\|',
      });
  });
  return flaws;
}
