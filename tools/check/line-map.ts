import {type Format, readLines} from '../../src/markdown/expand/lines';
import {DIRECTIVE_LINE} from '../../src/markdown/expand/page';

/** Matches the expanded form of a line of the author: `:fact[…]` may have become anything. */
function expandedForm(text: string): RegExp {
  const pieces = text.trimEnd().split(/:[A-Za-z][\w-]*\[[^\]\n]*\]/);
  return new RegExp(`^${pieces.map((piece) => piece.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('.*')}\\s*$`);
}

/** Lines of the author between two directives, without the blank ones at either end. */
interface Passage {
  readonly first: number;
  readonly forms: readonly RegExp[];
}

function passages(source: string, format: Format): (Passage | number)[] {
  const result: (Passage | number)[] = [];
  let current: {number: number; text: string}[] = [];
  const close = (): void => {
    while (current.at(-1)?.text.trim() === '') current.pop();
    while (current[0]?.text.trim() === '') current.shift();
    const [first] = current;
    if (first) result.push({first: first.number, forms: current.map(({text}) => expandedForm(text))});
    current = [];
  };
  for (const {text, kind, number} of readLines(source, format)) {
    if (kind === 'text' && DIRECTIVE_LINE.test(text)) {
      close();
      result.push(number);
    } else current.push({number, text});
  }
  close();
  return result;
}

/**
 * For every line of the expanded text (index 0 is line 1) the line in the author's file. What a directive made belongs
 * to the line of the directive; of directives that follow each other without text between them, to the first.
 */
export function mapLines(source: string, expanded: string, format: Format): number[] {
  const lines = expanded.split('\n');
  const map: number[] = [];
  let owner = 1;
  let afterText = true;
  for (const part of passages(source, format)) {
    if (typeof part === 'number') {
      if (afterText) owner = part;
      afterText = false;
      continue;
    }
    const start = find(lines, map.length, part.forms);
    if (start === undefined) continue;
    claim(map, start, owner);
    part.forms.forEach((_, index) => map.push(part.first + index));
    owner = part.first + part.forms.length - 1;
    afterText = true;
  }
  claim(map, lines.length, owner);
  return map;
}

function find(lines: readonly string[], from: number, forms: readonly RegExp[]): number | undefined {
  for (let start = from; start + forms.length <= lines.length; start++) {
    if (forms.every((form, index) => form.test(lines[start + index]!))) return start;
  }
  return undefined;
}

function claim(map: number[], end: number, owner: number): void {
  while (map.length < end) map.push(owner);
}
