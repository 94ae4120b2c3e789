import type {Code} from 'mdast';

/** A code fence. */
export interface Fence {
  /** The spaces before a fence in a list. */
  readonly indent: string;
  /** The opening and closing delimiter. */
  readonly mark: string;
  /** The lines of code with their indent. */
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

/** Splits Markdown into lines and fences. */
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
