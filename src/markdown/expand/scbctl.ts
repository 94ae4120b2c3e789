import type {CliCommand, CliFlag} from '../../catalog/types';
import type {Call} from './directive';
import {yamlOrWords} from './install';
import {named} from './lookup';
import {anchorMark, blocks, bullets, code, fence, heading, led, sentence, table} from './text';

/** A command with its full path of names, without `scbctl`. */
interface Placed {
  readonly words: readonly string[];
  readonly command: CliCommand;
}

/** A command and the commands below it, in the order of the reference. */
function withSubcommands({words, command}: Placed): Placed[] {
  const below = command.commands.map((child) => ({words: [...words, child.name], command: child}));
  return [{words, command}, ...below.flatMap(withSubcommands)];
}

const fullName = (words: readonly string[]): string => ['scbctl', ...words].join(' ');
const idOf = (words: readonly string[]): string => fullName(words).replace(/ /g, '-');

const flagsTable = (flags: readonly CliFlag[]): string =>
  table(flags, {
    Flag: ({long, short}) => (short === undefined ? code(long) : `${code(long)}, ${code(short)}`),
    Type: ({type}) => code(type),
    Default: ({default: initial}) => yamlOrWords(initial),
    Meaning: ({meaning}) => sentence(meaning),
  });

/**
 * The reference of one command, without its subcommands.
 *
 * @param mark the anchor of the description, if no heading has the id
 */
function describe({catalog}: Call, {words, command}: Placed, mark: string): string {
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
    words.length === 0 ? led('Flags of every command:', flagsTable(catalog.globalFlags)) : '',
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
  );
}

/**
 * `::scbctl`: the tree of commands, linked to their headings. `::scbctl{command="scan"}`: the reference of one command, then of its
 * subcommands under headings. The reference of `scbctl` itself includes the global flags instead.
 */
export function scbctl(call: Call): string {
  const all = withSubcommands({words: [], command: call.catalog.scbctl});
  const written = call.attributes.command;
  if (written === undefined) {
    const items = all.map(({words, command: {summary}}) => {
      const indent = '  '.repeat(words.length);
      return `${indent}- [${code(fullName(words))}](#${idOf(words)}): ${sentence(summary)}`;
    });
    return items.join('\n');
  }
  const wanted = written.replace(/^scbctl(\s+|$)/, '').trim();
  const found = named(call, wanted, all, ({words}) => words.join(' '), 'scbctl has no command');
  const [first, ...below] = wanted === '' ? [found] : withSubcommands(found);
  const id = idOf(found.words);
  return blocks(
    describe(call, first!, call.page.ids.has(id) ? '' : ` ${anchorMark([id])}`),
    ...below.flatMap((placed) => {
      const depth = placed.words.length - found.words.length;
      return [heading({level: call.level + depth - 1}, code(fullName(placed.words))), describe(call, placed, '')];
    }),
  );
}
