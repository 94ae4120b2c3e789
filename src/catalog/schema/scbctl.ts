import * as z from 'zod';
import {code, sentence, text, unique, words} from './values';

export const cliFlag = z.strictObject({
  long: text(/^--[a-z][a-z0-9-]*$/, '--namespace'),
  short: text(/^-[a-zA-Z]$/, '-n').optional(),
  type: z.enum(['bool', 'string', 'stringArray', 'int', 'duration']),
  default: code.describe('as scbctl --help prints it'),
  meaning: sentence(),
});

export const cliFlags = z.array(cliFlag).check(unique('long'), unique('short'));

const example = z.strictObject({
  command: text(),
  meaning: sentence(),
  shell: z.enum(['fish', 'powershell']).optional().describe('when an ordinary POSIX shell does not understand it'),
});

/** A command of scbctl with its subcommands. */
export const cliCommand = z.strictObject({
  name: text(/^[a-z]+$/, 'trigger'),
  usage: text().describe('as typed, for example `scbctl scan <scanType> -- [parameters...]`'),
  summary: sentence(20, 160),
  arguments: z.array(z.strictObject({name: text(), required: z.boolean(), meaning: sentence()})).check(unique('name')),
  flags: cliFlags.describe('flags of this command alone, without the global flags'),
  examples: z.array(example).min(1).check(unique('command')),
  output: z
    .array(z.string().regex(/\S/))
    .check(unique())
    .describe('lines on standard output, word for word, with <placeholders>'),
  errors: z
    .array(z.strictObject({message: text(), cause: sentence(), fix: sentence()}))
    .check(unique('message'))
    .describe('what it prints on errors, word for word, with <placeholders>'),
  get commands(): z.ZodArray<typeof cliCommand> {
    return z.array(cliCommand);
  },
  notes: z.array(sentence()).min(1).optional(),
  permissions: words(1).optional().describe('rights of the caller in the cluster, for example `scans create`'),
  completion: sentence().optional().describe('what the shell completes after this command'),
});
