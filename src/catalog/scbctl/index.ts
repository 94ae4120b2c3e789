import {read} from '../read';
import type {CliCommand, CliFlag} from '../types';

/** The command line tool with all its commands. Flags of every command are in {@link globalFlags}. */
export const scbctl: CliCommand = read('scbctl/scbctl');

/** Flags of every command: help, and the connection flags that kubectl has too. */
export const globalFlags: readonly CliFlag[] = read('scbctl/global-flags');

/**
 * A command of scbctl by the words that lead to it.
 * @param path Words after `scbctl`, for example `['completion', 'bash']`; an empty list means scbctl itself.
 */
export function scbctlCommand(path: readonly string[]): CliCommand | undefined {
  let command: CliCommand | undefined = scbctl;
  for (const word of path) command = command?.commands.find(({name}) => name === word);
  return command;
}
