import type {CliCommand, CliFlag} from '../../catalog/types';
import type {Call} from './directive';
import {yamlOrWords} from './install';
import {named} from './lookup';
import {anchorMark, blocks, bullets, code, fence, led, sentence, table} from './text';

/** A command with its full path of names, without `scbctl`. */
interface Placed {
  readonly words: readonly string[];
  readonly command: CliCommand;
}

function allCommands(command: CliCommand, words: readonly string[] = []): Placed[] {
  return [{words, command}, ...command.commands.flatMap((child) => allCommands(child, [...words, child.name]))];
}

const fullName = (words: readonly string[]): string => ['scbctl', ...words].join(' ');
const idOf = (words: readonly string[]): string => fullName(words).replace(/ /g, '-');

/** The words of `command="…"`, with or without a leading `scbctl`. */
const wordsOf = (written: string): string => written.replace(/^scbctl(\s+|$)/, '').trim();

function tree({summary, commands}: CliCommand, words: readonly string[]): string[] {
  return [
    `${'  '.repeat(words.length)}- [${code(fullName(words))}](#${idOf(words)}): ${sentence(summary)}`,
    ...commands.flatMap((child) => tree(child, [...words, child.name])),
  ];
}

const flagsTable = (flags: readonly CliFlag[]): string =>
  table(flags, {
    Flag: ({long, short}) => (short === undefined ? code(long) : `${code(long)}, ${code(short)}`),
    Type: ({type}) => code(type),
    Default: ({default: initial}) => yamlOrWords(initial),
    Meaning: ({meaning}) => sentence(meaning),
  });

/**
 * The reference of one command. At the root, subcommands are omitted; below it, they follow under headings.
 *
 * @param mark the anchor of the description, if no heading has the id
 */
function describe(call: Call, {words, command}: Placed, level: number, mark: string): string {
  const {summary, usage, flags, examples, output, errors, notes = [], permissions = [], completion} = command;
  const shell = words.includes('powershell') ? 'powershell' : 'bash';
  return blocks(
    sentence(summary) + mark,
    fence('text', usage),
    table(command.arguments, {
      Argument: ({name}) => code(name),
      Required: ({required}) => (required ? 'yes' : 'no'),
      Meaning: ({meaning}) => sentence(meaning),
    }),
    led('Flags:', flagsTable(flags)),
    words.length === 0 ? led('Flags of every command:', flagsTable(call.catalog.globalFlags)) : '',
    ...examples.map((shown) => led(sentence(shown.meaning).replace(/\.$/, ':'), fence(shell, shown.command))),
    output.length === 0 ? '' : led('Output:', fence('text', output.join('\n'))),
    led(
      'Errors:',
      table(errors, {
        Message: ({message}) => code(message),
        Cause: ({cause}) => sentence(cause),
        'What to do': ({fix}) => sentence(fix),
      }),
    ),
    led('What to know:', bullets(notes.map(sentence))),
    led('You need these permissions in the cluster:', bullets(permissions.map(sentence))),
    completion === undefined ? '' : `The shell completes: ${sentence(completion)}`,
    ...(words.length === 0 ? [] : command.commands).map((child) => {
      const below = [...words, child.name];
      return blocks(
        `${'#'.repeat(Math.min(level, 6))} ${code(fullName(below))}`,
        describe(call, {words: below, command: child}, level + 1, ''),
      );
    }),
  );
}

/**
 * `::scbctl`: the tree of commands, linked to their headings. `::scbctl{command="scan"}`: the reference of one command. `scbctl` itself
 * includes the global flags.
 */
export function scbctl(call: Call): string {
  const written = call.attributes.command;
  if (written === undefined) return tree(call.catalog.scbctl, []).join('\n');
  const all = allCommands(call.catalog.scbctl);
  const found = named(call, wordsOf(written), all, ({words}) => words.join(' '), 'scbctl has no command');
  const id = idOf(found.words);
  return describe(call, found, call.level + 1, call.page.ids.has(id) ? '' : ` ${anchorMark([id])}`);
}
