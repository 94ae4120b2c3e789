import type {CliCommand} from '../types';

/** Shows help. */
export const help: CliCommand = {
  name: 'help',
  usage: 'scbctl help [command]',
  summary: 'Shows the help of a command, as `--help` does.',
  arguments: [{name: 'command', required: false, meaning: 'Command to explain; without it the whole tool.'}],
  flags: [],
  examples: [{command: 'scbctl help scan', meaning: 'Explains the command scan.'}],
  output: ['<help text>'],
  errors: [],
  commands: [],
};
