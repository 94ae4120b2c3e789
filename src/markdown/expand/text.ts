import {commandLines} from './command';

/** Literal inline code. In tables, it also requires {@link cell}. */
export function code(text: string): string {
  const flat = text.replace(/\s*\n\s*/g, ' ');
  const runs = flat.match(/`+/g) ?? [];
  const ticks = '`'.repeat(Math.max(0, ...runs.map((run) => run.length)) + 1);
  const pad = /^`|`$|^ .*\S.* $/.test(flat) ? ' ' : '';
  return `${ticks}${pad}${flat}${pad}${ticks}`;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A value as inline code. An empty string becomes `""`, because inline code cannot be empty. */
export const value = (text: string): string => code(text.trim() === '' ? '""' : text);

/** Inline code with its delimiters. */
const CODE = /(?<!`)(`+)(?!`)[\s\S]*?[^`]\1(?!`)/g;

/** Applies `change` to everything except inline code. */
function outsideCode(text: string, change: (plain: string) => string): string {
  const codes = text.match(CODE) ?? [];
  // Between two pieces, the result of `split` contains the delimiter.
  const pieces = text.split(CODE).filter((_, index) => index % 2 === 0);
  return pieces.map((piece, index) => change(piece) + (codes[index] ?? '')).join('');
}

/** Puts Mustache tags in inline code, because readers copy them. */
const mustacheToCode = (text: string): string => text.replace(/\{\{\{?[^{}]*\}?\}\}/g, (tag) => code(tag));

/** Escapes tags and directive syntax in a catalog sentence. Its Markdown still works. */
export function sentence(markdown: string): string {
  const flat = markdown.replace(/\s+/g, ' ').trim();
  return outsideCode(outsideCode(flat, mustacheToCode), (text) => {
    return text
      .replace(/<(https?:\/\/[^>\s]+)>/g, '$1')
      .replace(/</g, '\\<')
      .replace(/(?<!\\):(?=[A-Za-z])/g, '\\:');
  });
}

/** Escapes plain text for a page. Only backticks for inline code still work. */
export function plain(text: string): string {
  const escaped = outsideCode(outsideCode(text, mustacheToCode), (part) => part.replace(/[\\*_[\]~#!&|]/g, '\\$&'));
  return sentence(escaped);
}

/** Markdown for a table cell: one line with escaped bars. */
export function cell(markdown: string): string {
  return markdown
    .replace(/\s*\n\s*/g, ' ')
    .replace(/(?<!\\)\|/g, '\\|')
    .trim();
}

/** A row of a Markdown table. */
export const line = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;

/** A Markdown table with a row per thing and a column per name, or an empty string if there are no things. */
export function table<Thing>(
  things: readonly Thing[],
  columns: Readonly<Record<string, (thing: Thing) => string>>,
): string {
  const names = Object.keys(columns);
  const rows = things.map((thing) => line(Object.values(columns).map((text) => text(thing))));
  return rows.length === 0 ? '' : [line(names), `| ${names.map(() => '---').join(' | ')} |`, ...rows].join('\n');
}

/** A heading one level below the heading above the directive. */
export const heading = ({level}: {readonly level: number}, text: string): string =>
  `${'#'.repeat(Math.min(level + 1, 6))} ${text}`;

export const bullets = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');

/** Blocks after an introductory sentence, or an empty string if there are no blocks. */
export const led = (lead: string, text: string): string => (text === '' ? '' : `${lead}\n\n${text}`);

/** `a`, `a and b` or `a, b and c`; the last two are joined by `word`. */
export function list(items: readonly string[], word = 'and'): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`;
}

/** Joins sentences with spaces. Empty ones are skipped. */
export const sentences = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');

/** Joins Markdown blocks with blank lines. Empty blocks are skipped. */
export const blocks = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join('\n\n');

/** A warning box. */
export const warning = (title: string, ...paragraphs: readonly string[]): string =>
  blocks(`:::warning[${title}]`, ...paragraphs, ':::');

/** A fenced code block. Long lines of `bash` commands are broken. */
export function fence(info: string, content: string): string {
  return `\`\`\`${info}\n${info === 'bash' ? commandLines(content) : content}\n\`\`\``;
}

/** The mark that sets the ids of the preceding heading, list item or paragraph (see `anchors.ts`). */
export const anchorMark = (ids: readonly string[]): string => `{${ids.map((id) => `#${id}`).join(' ')}}`;
