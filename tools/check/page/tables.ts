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

/** Checks that the columns of every table are named: somebody who hears the table needs it, and the build refuses others. */
export const tableFlaws = (page: Page): Flaw[] =>
  nodeFlaws(page, (node, parent) => {
    if (node.type === 'table' && emptyHeader(node))
      return [{problem: 'a header cell of the table is empty', mend: 'write what the column holds'}];
    // Rows that are longer than the header lose cells, without a word from Markdown.
    const [header] = parent?.type === 'table' ? parent.children : [];
    return header && node.type === 'tableRow' && node.children.length > header.children.length
      ? [{problem: 'the row has more cells than the header', mend: 'escape a bar within a cell as \\|'}]
      : [];
  });
