import type {Element, Root} from 'hast';
import {visit} from 'unist-util-visit';
import {TINTS} from '../lib/tints';
import {element, plainText, rowsOf, text} from './hast';

/** Words rendered as badges, by column or row header. */
const BADGES: Readonly<Record<string, RegExp>> = {
  Severity: /^(?:INFORMATIONAL|LOW|MEDIUM|HIGH)$/,
  State: /^(?:Released|Deprecated|In development|Removed)\b/,
  Tested: /^Not run on a cluster\b/,
};

/** The badge for a severity or state. */
const badge = (word: string): Element =>
  element('span', {className: ['badge', ...[TINTS[word] ?? []].flat()]}, text(word));

function mark(header: string, cell: Element | undefined): void {
  const word = cell && BADGES[header]?.exec(plainText(cell))?.[0];
  if (!cell || word === undefined) return;
  // The word is at the start of a text node, or the whole content of a code element; the rest stays unchanged.
  const [first, ...others] = cell.children;
  const rest = first?.type === 'text' ? first.value.trimStart().slice(word.length) : '';
  cell.children = [badge(word), ...(rest === '' ? [] : [text(rest)]), ...others];
}

/** Rehype plugin: replaces severities and states in tables with badges. */
export function badges() {
  return (root: Root): void => {
    visit(root, 'element', (table) => {
      if (table.tagName !== 'table') return;
      const [head = [], ...rows] = rowsOf(table);
      const headers = head.map(plainText);
      for (const row of rows) {
        headers.forEach((header, column) => mark(header, row[column]));
        // A table without headers has names in its first column.
        if (headers.every((header) => header === '') && row.length === 2) mark(plainText(row[0]!), row[1]);
      }
    });
  };
}
