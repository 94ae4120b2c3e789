import type {Element, Root} from 'hast';
import {visit} from 'unist-util-visit';
import {element, plainText, rowsOf, text} from './hast';

/**
 * The filterable columns with the label of their field, the label of its first option, and whether it only distinguishes `none` from other
 * values.
 */
const COLUMNS: Readonly<Record<string, {readonly label: string; readonly all: string; readonly isYesOrNo?: true}>> = {
  Examines: {label: 'Target', all: 'Any target'},
  Platforms: {label: 'Platform', all: 'Any platform'},
  Privileges: {label: 'Privileges', all: 'Any privileges', isYesOrNo: true},
};

const option = (value: string, words: string): Element => element('option', {value}, text(words));

/** The comma-separated items of a cell. */
const itemsOf = (cell: Element | undefined): string[] => (cell ? plainText(cell).split(', ') : []);

/** A select field with the values of one column. The value `!x` matches all values except `x` (src/client/parts/table-filter). */
function field(header: string, column: number, rows: readonly (readonly Element[])[]): Element {
  const {label, all, isYesOrNo} = COLUMNS[header]!;
  const values = [...new Set(rows.flatMap((row) => itemsOf(row[column])))].toSorted();
  const options = isYesOrNo
    ? [option('none', 'Standard only'), option('!none', 'More than standard')]
    : values.map((value) => option(value, value));
  return element('label', {}, text(label), element('select', {dataColumn: column}, option('', all), ...options));
}

/** Rehype plugin: adds filter fields above tables that have all columns of {@link COLUMNS}. Must run before `accessibleTables`. */
export function tableFilters() {
  return (root: Root): void => {
    visit(root, 'element', (node, index, parent) => {
      if (node.tagName !== 'table' || !parent || index === undefined) return undefined;
      const [head = [], ...rows] = rowsOf(node);
      const headers = head.map(plainText);
      if (!Object.keys(COLUMNS).every((header) => headers.includes(header))) return undefined;
      const fields = Object.keys(COLUMNS).map((header) => field(header, headers.indexOf(header), rows));
      const filter = element(
        'div',
        {className: ['table-filter'], role: 'search', ariaLabel: 'Filter the table', dataPrint: 'none'},
        ...fields,
        element('output', {}, text(`${rows.length} of ${rows.length}`)),
        element(
          'p',
          {className: ['bracketed'], hidden: true},
          text('No scanner fits this choice. '),
          element('button', {type: 'button', className: ['button', 'button--outline']}, text('Reset')),
        ),
      );
      parent.children.splice(index, 0, filter);
      return index + 2;
    });
  };
}
