import type {CliCommand, CliFlag} from '../../../src/catalog';
import {checkCommands} from '../commands';
import {collectFacts} from '../fences/collect-facts';
import {parseShell} from '../shell/parse';
import {type EntryFlaw, entryFlaw} from './shape';

const NO_FACTS = collectFacts([]);

/** What a command says must agree with the words that lead to it and with the flags of every command. */
function commandFlaws(
  {name, usage, flags, examples, commands}: CliCommand,
  path: string,
  words: readonly string[],
  global: ReadonlySet<string>,
): readonly EntryFlaw[] {
  const line = [...words, name];
  const start = line.join(' ');
  return [
    ...(`${usage} `.startsWith(`${start} `)
      ? []
      : entryFlaw(`${path}usage`, 'the usage is that of another command', `begin it with "${start}"`)),
    ...flags.flatMap((flag, index) =>
      (['long', 'short'] as const).flatMap((key) => {
        const problem = `every command has the flag "${flag[key]}"`;
        const isGlobal = global.has(flag[key] ?? '');
        return isGlobal ? entryFlaw(`${path}flags[${index}].${key}`, problem, 'leave it to the global flags') : [];
      }),
    ),
    ...examples.flatMap(({command}, index) =>
      checkCommands(parseShell(command), NO_FACTS).flatMap(({problem, mend}) =>
        entryFlaw(`${path}examples[${index}].command`, problem, mend),
      ),
    ),
    ...commands.flatMap((command, index) => commandFlaws(command, `${path}commands[${index}].`, line, global)),
  ];
}

/** Judges what the commands of the tree refer to. */
export function scbctlFlaws(root: CliCommand, globalFlags: readonly CliFlag[]): readonly EntryFlaw[] {
  const global = new Set(globalFlags.flatMap(({long, short}) => (short === undefined ? [long] : [long, short])));
  return commandFlaws(root, '', [], global);
}
