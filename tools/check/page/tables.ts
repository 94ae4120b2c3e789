import type {Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {nodeFlaws} from './nodes';
import type {Page} from './pages';
import type {Flaw} from '../../../src/text/flaw';

/** Only the first header may be empty, where the first column names the rows; or all of them may. */
function emptyHeader({children}: Table): boolean {
  const headers = (children[0]?.children ?? []).map((cell) => toString(cell).trim());
  return headers.some((text) => text !== '') && headers.slice(1).includes('');
}

/** How many lines below the header a row is longer than it: its cells are lost, without a word from Markdown. */
function longRow({children}: Table): number {
  const width = children[0]?.children.length ?? 0;
  return children.findIndex((row) => row.children.length > width);
}

/** Checks that the columns of every table are named: somebody who hears the table needs it, and the build refuses others. */
export const tableFlaws = (page: Page): Flaw[] =>
  nodeFlaws(page, (node) => {
    if (node.type !== 'table') return [];
    const row = longRow(node);
    return [
      ...(emptyHeader(node)
        ? [{problem: 'a header cell of the table is empty', mend: 'write what the column holds'}]
        : []),
      ...(row === -1
        ? []
        : [
            {
              problem: 'the row has more cells than the header',
              mend: 'escape a bar within a cell as \\|',
              below: node.children[row]!.position!.start.line - node.position!.start.line,
            },
          ]),
    ];
  });
