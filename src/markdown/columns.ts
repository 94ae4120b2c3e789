import type {Element} from 'hast';
import {element, plainText, rowsOf} from './hast';

/** A longer text wraps, so it needs no more room. */
const LONGEST = 72;

/** What surrounds the text of a cell, in characters. */
const AROUND = 3;

const isHead = (node: Element['children'][number]): node is Element =>
  node.type === 'element' && node.tagName === 'thead';

/** The texts of a part of a table, row by row. */
const textsOf = (part: Element): string[][] => rowsOf(part).map((row) => row.map(plainText));

/** The largest width of each column of some tables, in percent of the table, from their longest texts. */
function widthsOf(tables: readonly Element[]): number[] {
  const [head = [], ...rows] = tables.flatMap(textsOf);
  const asked = head.map((name, column) => {
    const longest = Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0));
    return Math.min(longest, LONGEST) + AROUND;
  });
  const all = asked.reduce((sum, width) => sum + width, 0);
  return asked.map((width) => Math.round((100 * width) / all));
}

/** Tables of a page with the same head get the same column widths, so that they align. */
export function alignColumns(tables: readonly Element[]): void {
  const alike = new Map<string, Element[]>();
  for (const table of tables) {
    const names = JSON.stringify(table.children.filter(isHead).map(textsOf));
    alike.set(names, [...(alike.get(names) ?? []), table]);
  }
  for (const group of alike.values()) {
    if (group.length === 1 || !group[0]?.children.some(isHead)) continue;
    const widths = widthsOf(group);
    for (const table of group) {
      const columns = widths.map((width) => element('col', {width: `${width}%`}));
      table.children.splice(table.children.findIndex(isHead), 0, element('colgroup', {}, ...columns));
    }
  }
}
