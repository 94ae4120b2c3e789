import {splitConsole} from '../../../src/markdown/code/console';
import {parseShell} from './parse';
import type {Script} from './types';

/** A command of a `console` fence. */
export interface ConsoleCommand {
  /** Line of the prompt, counted from 1. */
  readonly line: number;
  /** The command without its prompt; a command of several lines keeps them. */
  readonly text: string;
}

/** The commands of a `console` fence, as the copy button would take them. Throws a `FlawError` like `splitConsole`. */
export function consoleCommands(code: string): ConsoleCommand[] {
  const commands: {line: number; text: string}[] = [];
  splitConsole(code).forEach(({kind, prompt, text}, index) => {
    if (prompt) commands.push({line: index + 1, text});
    else if (kind === 'command') commands.at(-1)!.text += `\n${text}`;
  });
  return commands;
}

/** Parses every command of a `console` fence. Lines in the result and in errors are those of the fence. */
export function parseConsole(code: string): Script {
  const scripts = consoleCommands(code).map(({line, text}) => {
    // Leading line ends move the command to its line.
    return parseShell('\n'.repeat(line - 1) + text);
  });
  return {
    commands: scripts.flatMap(({commands}) => commands),
    functions: scripts.flatMap(({functions}) => functions),
  };
}
