import type {Line} from './lines';

/** Lines that start a new block, so that inline code cannot reach into them. */
const STARTS_BLOCK = /^\s*(?:[-*+]\s|\d+[.)]\s|#{1,6}\s|[|>]|:::|$)/;

/** Marks every character of a run of text lines that belongs to inline code. The lines are joined by line breaks. */
function codeMask(lines: readonly string[]): boolean[] {
  const text = lines.join('\n');
  const limits: number[] = [];
  let offset = 0;
  lines.forEach((line, index) => {
    if (index > 0 && STARTS_BLOCK.test(line)) {
      limits.push(offset);
    }
    offset += line.length + 1;
  });
  const mask = Array.from({length: text.length}, () => false);
  const run = /(?<!`)`+(?!`)/g;
  for (let open = run.exec(text); open; open = run.exec(text)) {
    const end = limits.find((limit) => limit > open.index) ?? text.length;
    const escaped = text[open.index - 1] === '\\';
    const close = escaped ? -1 : closingRun(text, open.index + open[0].length, open[0].length, end);
    if (close >= 0) {
      mask.fill(true, open.index, close + open[0].length);
      run.lastIndex = close + open[0].length;
    }
  }
  return mask;
}

function closingRun(text: string, from: number, length: number, end: number): number {
  const run = /`+/g;
  run.lastIndex = from;
  for (let match = run.exec(text); match && match.index < end; match = run.exec(text)) {
    if (match[0].length === length) {
      return match.index;
    }
  }
  return -1;
}

/** `:name[label]`, not part of `::name` or `:::name` or of an escape. */
const TEXT_DIRECTIVE = /(?<![:\\]):([A-Za-z][\w-]*)\[([^\]\n]*)\](\{[^}\n]*\})?/g;

export interface TextDirective {
  readonly name: string;
  readonly label: string;
  readonly attributes: string | undefined;
  readonly line: number;
}

/**
 * Replaces every text directive in consecutive text lines, outside inline code.
 *
 * @returns the lines, as many as were given
 */
export function replaceTextDirectives(lines: readonly Line[], replace: (found: TextDirective) => string): string[] {
  const texts = lines.map((line) => line.text);
  if (!texts.some((text) => text.includes(':') && text.includes('['))) {
    return texts;
  }
  const mask = codeMask(texts);
  let offset = 0;
  return lines.map((line) => {
    const start = offset;
    offset += line.text.length + 1;
    return line.text.replace(
      TEXT_DIRECTIVE,
      (whole, name: string, label: string, attributes: string | undefined, at: number) => {
        // Behind a letter it is more likely something like `host:port[0]`, but for a fact within an address.
        const partOfWord = name !== 'fact' && /\w/.test(line.text.charAt(at - 1));
        return mask[start + at] || partOfWord ? whole : replace({name, label, attributes, line: line.number});
      },
    );
  });
}
