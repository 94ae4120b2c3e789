/** A piece of a template: text that is printed as it is, or the inside of an action. */
export interface Piece {
  readonly kind: 'text' | 'action';
  readonly text: string;
  /** The line of the template, counted from 1. */
  readonly line: number;
}

/** A template that cannot be read or rendered. */
export class TemplateError extends Error {
  constructor(
    readonly line: number,
    message: string,
  ) {
    super(`line ${line}: ${message}`);
  }
}

const ACTION =
  /\{\{(?<left>- )?(?<inside>\s*\/\*[\s\S]*?\*\/\s*?|(?:"(?:[^"\\]|\\.)*"|`[^`]*`|(?!\}\})[\s\S])*?)(?<right> -)?\}\}/g;

const lineAt = (source: string, position: number): number => source.slice(0, position).split('\n').length;

/**
 * Cuts a Go template into text and actions. `{{- ` and ` -}}` take the white space before and behind with them; comments
 * vanish. Throws a {@link TemplateError} for an action that is not closed.
 */
export function lex(source: string): Piece[] {
  const pieces: Piece[] = [];
  let position = 0;
  let trimNext = false;
  const addText = (end: number, trimEnd: boolean): void => {
    let text = source.slice(position, end);
    if (trimNext) text = text.trimStart();
    if (trimEnd) text = text.trimEnd();
    if (text !== '') pieces.push({kind: 'text', text, line: lineAt(source, position)});
  };
  for (const match of source.matchAll(ACTION)) {
    const {left, inside = '', right} = match.groups ?? {};
    addText(match.index, left !== undefined);
    const text = inside.trim();
    if (!text.startsWith('/*')) pieces.push({kind: 'action', text, line: lineAt(source, match.index)});
    position = match.index + match[0].length;
    trimNext = right !== undefined;
  }
  addText(source.length, false);
  const unclosed = pieces.find(({kind, text}) => kind === 'text' && text.includes('{{'));
  if (unclosed) {
    const before = unclosed.text.slice(0, unclosed.text.indexOf('{{'));
    throw new TemplateError(unclosed.line + before.split('\n').length - 1, 'an action {{ is not closed');
  }
  return pieces;
}
