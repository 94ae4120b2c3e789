import type {Element, Root} from 'hast';
import {SKIP, visit} from 'unist-util-visit';
import {DiagnosticError} from '../lib/diagnostic';
import {element, elementsIn, plainText, rowsOf} from './hast';
import {inPage, type MarkdownPage} from './problem';

/** Classes of Infima. Left is the default. */
const ALIGNMENT: Readonly<Record<string, string | undefined>> = {center: 'text--center', right: 'text--right'};

const isEmpty = (cell: Element): boolean => plainText(cell) === '' && !cell.properties['ariaLabel'];

function align(cell: Element): void {
  const {align: alignment, ...properties} = cell.properties;
  const name = ALIGNMENT[String(alignment)];
  const names = [properties['className'] ?? []].flat().map(String);
  cell.properties = name === undefined ? properties : {...properties, className: [...names, name]};
}

/**
 * In a table with an empty first header, the cells of the first column are row headers. If all headers are empty, the header row is
 * removed.
 */
function nameRows(table: Element): void {
  const head = elementsIn(table, 'thead')[0];
  const headers = head ? elementsIn(head, 'th') : [];
  const corner = headers[0];
  if (!head || !corner || !isEmpty(corner)) return;
  if (headers.every(isEmpty)) table.children = table.children.filter((child) => child !== head);
  corner.tagName = 'td';
  for (const row of elementsIn(table, 'tbody').flatMap((body) => elementsIn(body, 'tr'))) {
    const first = elementsIn(row, 'th', 'td')[0];
    if (first && !isEmpty(first)) first.tagName = 'th';
  }
}

function addScope(header: Element, scope: string, file: MarkdownPage): void {
  if (isEmpty(header)) {
    const diagnostic = new DiagnosticError(
      'A header cell of the table is empty, so screen readers cannot announce what the cells below it hold.',
      'Write what the column holds. Only the first header can be empty, where the first column names the rows.',
    );
    throw inPage(diagnostic, file, header);
  }
  header.properties['scope'] ??= scope;
}

const ROLES: Readonly<Record<string, string | undefined>> = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  td: 'cell',
  col: 'columnheader',
  row: 'rowheader',
};

/** The maximum total width of the columns, in characters, that fits a phone without scrolling. */
const ROOM = 42;

/** The maximum number of columns for the list layout. Larger tables are comparisons and keep their grid. */
const MOST = 6;

/** Whether a phone shows each row as a list entry: for two columns, or if the columns do not fit next to each other. */
function isList(rows: readonly (readonly Element[])[]): boolean {
  const columns = rows[0]?.length ?? 0;
  const widths = Array.from({length: columns}, (_, column) =>
    Math.max(...rows.map((row) => plainText(row[column] ?? element('td', {})).length)),
  );
  return (
    columns > 1 &&
    columns <= MOST &&
    rows.every((row) => row.length === columns) &&
    (columns === 2 || widths.reduce((sum, width) => sum + width) > ROOM)
  );
}

/** A cell that requires its column header to make sense, for example `1`. */
const NUMBER = /^\d+$/;

/**
 * Prepares a table for the list layout on phones (src/css/tables.css). The roles preserve the table semantics, and with more than two
 * columns, `data-column` labels each cell.
 */
function asList(table: Element): void {
  const [head = [], ...rows] = rowsOf(table);
  if (!isList([head, ...rows])) return;
  for (const part of [table, ...elementsIn(table, 'thead', 'tbody', 'tr', 'td', 'th')]) {
    part.properties['role'] = ROLES[String(part.properties['scope'] ?? part.tagName)];
  }
  if (head.length === 2) return;
  for (const row of rows) {
    for (const [column, cell] of row.entries()) {
      const value = plainText(cell);
      if (column > 0 ? value !== '' : NUMBER.test(value))
        cell.properties['dataColumn'] = plainText(head[column] ?? cell);
    }
  }
}

function prepare(table: Element, file: MarkdownPage): void {
  elementsIn(table, 'th', 'td').forEach(align);
  nameRows(table);
  for (const section of elementsIn(table, 'thead', 'tbody', 'tfoot')) {
    const scope = section.tagName === 'thead' ? 'col' : 'row';
    elementsIn(section, 'th').forEach((header) => addScope(header, scope, file));
  }
  asList(table);
}

/** The scroll container of a table. The `template` after the table shows that all rows are loaded; until then, column widths can change. */
function scrollable(table: Element, name: string): Element {
  const properties = {className: ['table-scroll'], role: 'region', tabIndex: 0, ariaLabel: name};
  return element('div', properties, table, element('template', {}));
}

/**
 * Rehype plugin: adds `scope` to table headers, replaces alignment styles with classes, and wraps tables in a scroll container in the Tab
 * order. Its unique name is the caption or the heading above.
 * Must run after the plugins that create or change tables and headings.
 */
export function accessibleTables() {
  return (root: Root, file: MarkdownPage): void => {
    const names = new Set<string>();
    let heading = String(file.data.frontMatter?.title ?? 'this page');

    const unique = (name: string, count = 1): string => {
      const candidate = count === 1 ? name : `${name} (${count})`;
      if (names.has(candidate)) return unique(name, count + 1);
      names.add(candidate);
      return candidate;
    };

    visit(root, 'element', (node, index, parent) => {
      if (/^h[1-6]$/.test(node.tagName)) heading = plainText(node);
      if (node.tagName !== 'table' || !parent || index === undefined) return undefined;
      prepare(node, file);
      const caption = elementsIn(node, 'caption')[0];
      parent.children[index] = scrollable(node, unique(`Table: ${caption ? plainText(caption) : heading}`));
      return SKIP;
    });
  };
}
