import type {Code} from 'mdast';

/** A fence of code. */
export interface Fence {
  /** The blanks before it, where it belongs to a list. */
  readonly indent: string;
  /** With what it begins and ends. */
  readonly mark: string;
  /** Its lines as in the page. */
  readonly lines: readonly string[];
  readonly code: Code;
}

/** A line of a page, or a fence. */
export type Part = string | Fence;

const FENCE = /^(\s*)(`{3,}|~{3,})\s*([\w-]*)\s*(.*)$/;

function fenceOf([first = '', ...lines]: readonly string[]): Fence {
  const [, indent = '', mark = '', lang = '', meta = ''] = FENCE.exec(first) ?? [];
  const value = lines.map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line)).join('\n');
  return {indent, mark, lines, code: {type: 'code', lang, meta, value}};
}

/** The lines of Markdown in their order, with each fence as one part. */
export function partsOf(markdown: string): readonly Part[] {
  const parts: Part[] = [];
  let fence: string[] | undefined;
  for (const line of markdown.split('\n')) {
    const [, , mark = '', language = '', meta = ''] = FENCE.exec(line) ?? [];
    if (!fence) {
      if (mark) fence = [line];
      else parts.push(line);
    } else if (mark.startsWith(FENCE.exec(fence[0] ?? '')?.[2] ?? '') && language + meta === '') {
      parts.push(fenceOf(fence));
      fence = undefined;
    } else {
      fence.push(line);
    }
  }
  return fence ? [...parts, fenceOf(fence)] : parts;
}
