import {DiagnosticError} from '../../lib/diagnostic';

/** A line of a terminal session. `prompt` marks the first line of a command; `text` excludes the prompt. */
interface ConsoleLine {
  readonly kind: 'command' | 'output';
  readonly prompt: boolean;
  readonly text: string;
}

export const PROMPT = '$ ';

/** Shell tokens whose content is not parsed: an escape, a quoted string, a comment, a heredoc operator. */
const PIECES =
  /\\[\s\S]|'[^']*'|"(?:\\[\s\S]|[^"\\])*"|(?<=^|\s)#.*|<<<|<<(?<dash>-?)\s*(?<mark>['"]?)(?<word>\w+)\k<mark>/g;

/** Whether a shell would continue reading after `text`: an unclosed quotation mark, or `\`, `|` or `&&` at the end. */
function isOpen(text: string): boolean {
  const rest = text.replace(PIECES, '');
  return /["']/.test(rest) || /(?:\\|\||&&)\s*$/.test(rest);
}

/** The index of the last line of the command that starts at index `start`. */
function lastLine(lines: readonly string[], start: number): number {
  let end = start;
  let text = (lines[start] ?? '').slice(PROMPT.length);
  while (isOpen(text) && end < lines.length) {
    end += 1;
    text += `\n${lines[end]}`;
  }
  for (const {groups} of text.matchAll(PIECES)) {
    const {word, dash} = groups ?? {};
    if (word !== undefined) {
      const close = lines.findIndex((line, at) => at > end && (dash ? line.replace(/^\t+/, '') : line) === word);
      end = close === -1 ? lines.length : close;
    }
  }
  if (end >= lines.length) {
    throw new DiagnosticError('The command does not end.', 'Close its quotation mark, pipe or heredoc.', start + 1);
  }
  return end;
}

/**
 * Separates the commands of a terminal session from their output. A command starts with `$ ` and continues while a shell would read more:
 * after `\`, `|` or `&&` at the end of a line, inside quotation marks, in a heredoc.
 *
 * @throws DiagnosticError, with the line in the code, if there is no command or a command does not end
 */
export function splitConsole(code: string): readonly ConsoleLine[] {
  const lines = code.split('\n');
  const result: ConsoleLine[] = [];
  let end = -1;
  lines.forEach((line, index) => {
    if (index <= end) {
      result.push({kind: 'command', prompt: false, text: line});
    } else if (line.startsWith(PROMPT)) {
      end = lastLine(lines, index);
      result.push({kind: 'command', prompt: true, text: line.slice(PROMPT.length)});
    } else {
      result.push({kind: 'output', prompt: false, text: line});
    }
  });
  if (end === -1) {
    throw new DiagnosticError(
      'The terminal session has no command.',
      'Start commands with "$ ", or fence it as ```text.',
    );
  }
  return result;
}
