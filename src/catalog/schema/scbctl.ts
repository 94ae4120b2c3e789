import * as z from 'zod';
import {code, sentence, text, unique, words} from './values';

/** Flags of every command, which are those of kubectl, so that the product's code does not contain them. */
export const globalFlags = z
  .array(
    z.strictObject({
      long: text(/^--[a-z][a-z0-9-]*$/, '--namespace'),
      short: text(/^-[a-zA-Z]$/, '-n').optional(),
      type: z.enum(['bool', 'string', 'stringArray', 'int', 'duration']),
      default: code.describe('as scbctl --help prints it'),
      meaning: sentence(),
    }),
  )
  .check(unique('long'), unique('short'));

const example = z.strictObject({
  command: text(),
  meaning: sentence(),
  shell: z.enum(['fish', 'powershell']).optional().describe('when an ordinary POSIX shell does not understand it'),
});

/** A command of scbctl in words, with its subcommands. Its usage and flags are in `product/scbctl.json`. */
export const writtenCommand = z.strictObject({
  name: text(/^[a-z]+$/, 'trigger'),
  usage: text().optional().describe('for commands that cobra adds: as typed'),
  summary: sentence(20, 160),
  arguments: z.array(z.strictObject({name: text(), required: z.boolean(), meaning: sentence()})).check(unique('name')),
  flags: z
    .record(text(), z.union([sentence(), z.strictObject({meaning: sentence(), type: text(), default: code})]))
    .optional()
    .describe('flags of this command alone; for commands that cobra adds with type and default'),
  examples: z.array(example).min(1).check(unique('command')),
  output: z
    .array(z.string().regex(/\S/))
    .check(unique())
    .describe('lines on standard output, word for word, with <placeholders>'),
  errors: z
    .array(z.strictObject({message: text(), cause: sentence(), fix: sentence()}))
    .check(unique('message'))
    .describe('what it prints on errors, word for word, with <placeholders>'),
  get commands(): z.ZodOptional<z.ZodArray<typeof writtenCommand>> {
    return z.array(writtenCommand).optional();
  },
  notes: z.array(sentence()).min(1).optional(),
  permissions: words(1).optional().describe('rights of the caller in the cluster, for example `scans create`'),
  completion: sentence().optional().describe('what the shell completes after this command'),
});
