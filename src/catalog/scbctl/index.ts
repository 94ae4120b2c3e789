import {factsIn, type ProductCommand} from '../facts';
import {read} from '../read';
import {globalFlags as flagsSchema, writtenCommand} from '../schema/scbctl';
import type {CliCommand, CliFlag, WrittenCommand} from '../types';

const facts = factsIn('scbctl') as Readonly<Record<string, ProductCommand>>;

function whole(command: WrittenCommand): CliCommand {
  const {use, flags: own = {}} = facts[command.name] ?? {};
  const flags = Object.entries(command.flags ?? {}).map(([long, said]) => {
    const {type = 'string', default: initial = '""'} = own[long] ?? (typeof said === 'string' ? {} : said);
    return {long, type, default: initial, meaning: typeof said === 'string' ? said : said.meaning};
  });
  const usage = command.usage ?? (command.name === 'scbctl' ? 'scbctl [command]' : `scbctl ${use ?? command.name}`);
  return {...command, usage, flags, commands: (command.commands ?? []).map(whole)};
}

/** The command-line tool with its commands. Their flags do not include {@link globalFlags}. */
export const scbctl: CliCommand = whole(read('scbctl/scbctl', writtenCommand));

/** Flags of every command: help and kubectl's connection flags. */
export const globalFlags: readonly CliFlag[] = read('scbctl/global-flags', flagsSchema);
