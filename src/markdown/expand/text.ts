import {commandLines} from './command';

/** Inline code that stays as it is, in tables too once {@link cell} has seen it. */
export function code(text: string): string {
  const flat = text.replace(/\s*\n\s*/g, ' ');
  const runs = flat.match(/`+/g) ?? [];
  const ticks = '`'.repeat(Math.max(0, ...runs.map((run) => run.length)) + 1);
  const pad = /^`|`$|^ .*\S.* $/.test(flat) ? ' ' : '';
  return `${ticks}${pad}${flat}${pad}${ticks}`;
}

/** A text that begins with a capital letter. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A value as inline code; the empty text becomes two quotes, since inline code cannot be empty. */
export function value(text: string): string {
  return code(text.trim() === '' ? '""' : text);
}

/** Calls `change` on everything that is not inline code and keeps inline code as it is. */
export function outsideCode(text: string, change: (plain: string) => string): string {
  let result = '';
  let rest = text;
  for (;;) {
    const span = /(?<!`)(`+)(?!`)([\s\S]*?[^`])\1(?!`)/.exec(rest);
    if (!span) {
      return result + change(rest);
    }
    result += change(rest.slice(0, span.index)) + span[0];
    rest = rest.slice(span.index + span[0].length);
  }
}

/** Mustache belongs into inline code: a reader copies it. */
const mustacheToCode = (text: string): string => text.replace(/\{\{\{?[^{}]*\}?\}\}/g, (tag) => code(tag));

/**
 * Makes a sentence of the catalog safe for a page: Markdown in it works, but tags and what looks like a directive stand for
 * themselves.
 */
export function sentence(markdown: string): string {
  const flat = markdown.replace(/\s+/g, ' ').trim();
  return outsideCode(outsideCode(flat, mustacheToCode), (text) => {
    return text
      .replace(/<(https?:\/\/[^>\s]+)>/g, '$1')
      .replace(/</g, '\\<')
      .replace(/(?<!\\):(?=[A-Za-z])/g, '\\:');
  });
}

/** Makes plain text safe for a page. Backticks still mark inline code; everything else is literal. */
export function plain(text: string): string {
  const escaped = outsideCode(outsideCode(text, mustacheToCode), (part) => part.replace(/[\\*_[\]~#!&|]/g, '\\$&'));
  return sentence(escaped);
}

/** Text for one cell of a table: one line, with its bars escaped. */
export function cell(markdown: string): string {
  return markdown
    .replace(/\s*\n\s*/g, ' ')
    .replace(/(?<!\\)\|/g, '\\|')
    .trim();
}

/** A row of a Markdown table. */
export const line = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;

/** A Markdown table: a line for each thing, with a column for each name. Nothing where there are no things. */
export function table<Thing>(
  things: readonly Thing[],
  columns: Readonly<Record<string, (thing: Thing) => string>>,
): string {
  const names = Object.keys(columns);
  const rows = things.map((thing) => line(Object.values(columns).map((text) => text(thing))));
  return rows.length === 0 ? '' : [line(names), `| ${names.map(() => '---').join(' | ')} |`, ...rows].join('\n');
}

/** A heading one level below the one above the directive. */
export const heading = ({level}: {readonly level: number}, text: string): string =>
  `${'#'.repeat(Math.min(level + 1, 6))} ${text}`;

/** List items of Markdown. */
export const bullets = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');

/** Blocks under a sentence that leads to them; nothing where there are none. */
export const led = (lead: string, text: string): string => (text === '' ? '' : `${lead}\n\n${text}`);

/** `a`, `a and b` or `a, b and c`; the last two are joined by `word`. */
export function list(items: readonly string[], word = 'and'): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`;
}

/** Blocks of Markdown, one blank line apart; empty ones are left out. */
export function blocks(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n\n');
}

/** A fenced code block. Commands of a POSIX shell are broken where a laptop would cut them. */
export function fence(info: string, content: string): string {
  return `\`\`\`${info}\n${info === 'bash' ? commandLines(content) : content}\n\`\`\``;
}

/** The mark that gives the heading, list item or paragraph before it these ids (see `anchors.ts`). */
export function anchorMark(ids: readonly string[]): string {
  return `{${ids.map((id) => `#${id}`).join(' ')}}`;
}
