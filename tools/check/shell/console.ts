import {splitConsole} from '../../../src/markdown/code/console';
import {parseShell} from './parse';
import type {Script} from './types';

/** Parses every command of a `console` fence, as the copy button would take it. Lines are counted from the start of the fence. */
export function parseConsole(code: string): Script {
  const typed: string[] = [];
  splitConsole(code).forEach(({kind, prompt, text}, index) => {
    // Leading line ends move the command to its line.
    if (prompt) typed.push('\n'.repeat(index) + text);
    else if (kind === 'command') typed[typed.length - 1] += `\n${text}`;
  });
  return {commands: typed.flatMap((command) => parseShell(command).commands)};
}
