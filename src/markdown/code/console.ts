import {DiagnosticError} from '../../lib/diagnostic';
import {isOpen} from './shell';

/** A line of a terminal session. `prompt` marks the first line of a command; `text` excludes the prompt. */
interface ConsoleLine {
  readonly kind: 'command' | 'output';
  readonly prompt: boolean;
  readonly text: string;
}

export const PROMPT = '$ ';

/** The index of the last line of the command that starts at index `start`. */
function lastLine(lines: readonly string[], start: number): number {
  let end = start;
  let text = (lines[start] ?? '').slice(PROMPT.length);
  while (isOpen(text)) {
    end += 1;
    if (end >= lines.length)
      throw new DiagnosticError('The command does not end.', 'Close its quotation mark, pipe or heredoc.', start + 1);
    text += `\n${lines[end]}`;
  }
  return end;
}

/**
 * Separates the commands of a terminal session from their output. A command starts with `$ ` and continues while a shell would read more:
 * see {@link isOpen}.
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
