import {FlawError} from '../../text/flaw';
import type {CommentStyle} from './languages';

const WORD = '(highlight-(?:next-line|start|end))';

/** A line that holds nothing but such a comment. */
const COMMENTS: Readonly<Record<CommentStyle, RegExp>> = {
  hash: new RegExp(String.raw`^\s*#\s*${WORD}\s*$`),
  slashes: new RegExp(String.raw`^\s*//\s*${WORD}\s*$`),
  block: new RegExp(String.raw`^\s*/\*\s*${WORD}\s*\*/\s*$`),
  jsx: new RegExp(String.raw`^\s*\{\s*/\*\s*${WORD}\s*\*/\s*\}\s*$`),
  markup: new RegExp(String.raw`^\s*<!--\s*${WORD}\s*-->\s*$`),
  template: new RegExp(String.raw`^\s*\{\{-?\s*/\*\s*${WORD}\s*\*/\s*-?\}\}\s*$`),
  semicolon: new RegExp(String.raw`^\s*;\s*${WORD}\s*$`),
};

/**
 * Takes the comments `highlight-next-line`, `highlight-start` and `highlight-end` out of some code.
 *
 * @param styles the comments that the language has
 * @returns the code as it is shown, and the shown lines (counted from 1) that the comments highlight
 * @throws FlawError, with the line of the code as written, when a start has no end or an end no start
 */
export function takeMagicComments(
  code: string,
  styles: readonly CommentStyle[],
): {readonly code: string; readonly lines: readonly number[]} {
  const shown: string[] = [];
  const lines: number[] = [];
  let start: number | undefined;
  let next = false;
  code.split('\n').forEach((line, index) => {
    const word = styles.map((style) => COMMENTS[style].exec(line)?.[1]).find(Boolean);
    if (word === 'highlight-end' && start === undefined) {
      throw new FlawError(index + 1, 'highlight-end has no highlight-start.', 'Add the start, or remove the end.');
    }
    if (word === 'highlight-start' && start !== undefined) {
      throw new FlawError(index + 1, 'highlight-start stands inside a highlighted range.', 'End the range before it.');
    }
    if (word === undefined) {
      shown.push(line);
      if (next || start !== undefined) {
        lines.push(shown.length);
      }
      next = false;
    } else if (word === 'highlight-next-line') {
      next = true;
    } else {
      start = word === 'highlight-start' ? index + 1 : undefined;
    }
  });
  if (start !== undefined) {
    throw new FlawError(start, 'highlight-start has no highlight-end.', 'Add a comment highlight-end below the range.');
  }
  return {code: shown.join('\n'), lines};
}
