import type {CliCommand} from '../types';
import {cascade} from './cascade';
import {completion} from './completion';
import {help} from './help';
import {scan} from './scan';
import {trigger} from './trigger';

/** The command line tool with all its commands. Flags of every command are in {@link globalFlags}. */
export const scbctl: CliCommand = {
  name: 'scbctl',
  usage: 'scbctl [command]',
  summary: 'Works with Scans and ScheduledScans in a cluster; without a command it prints its help.',
  arguments: [],
  flags: [],
  examples: [{command: 'scbctl --help', meaning: 'Lists the commands.'}],
  output: ['<help text>'],
  errors: [
    {
      message: 'Error: unknown command "<x>" for "scbctl"',
      cause: 'There is no command of that name.',
      mend: 'Choose one of the commands that `scbctl --help` lists.',
    },
  ],
  notes: [
    'The exit code is 0 on success and 1 on an error; a panic of `trigger` ends with 2.',
    'Errors go to standard error with `Error: ` in front of them, progress goes to standard output.',
    'There is no command for the version, no output format, and no way to list or delete scans; use kubectl for that.',
    'Scans with `resourceMode: clusterWide` cannot be created.',
  ],
  commands: [scan, trigger, cascade, completion, help],
};

/**
 * A command of scbctl by the words that lead to it.
 * @param path Words after `scbctl`, for example `['completion', 'bash']`; an empty list means scbctl itself.
 */
export function scbctlCommand(path: readonly string[]): CliCommand | undefined {
  let command: CliCommand | undefined = scbctl;
  for (const word of path) command = command?.commands.find(({name}) => name === word);
  return command;
}

export {globalFlags} from './global-flags';
