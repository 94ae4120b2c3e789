import type {CliCommand, CliFlag} from '../../catalog/types';
import type {Call, Directive} from './directive';
import {yamlOrWords} from './install';
import {suggest} from '../../text/nearest';
import {anchorMark, blocks, code, fence, sentence, table} from './text';

/** A command with the words that lead to it, without `scbctl`. */
interface Placed {
  readonly words: readonly string[];
  readonly command: CliCommand;
}

function allCommands(command: CliCommand, words: readonly string[] = []): Placed[] {
  return [{words, command}, ...command.commands.flatMap((child) => allCommands(child, [...words, child.name]))];
}

const fullName = (words: readonly string[]): string => ['scbctl', ...words].join(' ');
const idOf = (words: readonly string[]): string => fullName(words).replace(/ /g, '-');

/** Words of `command="…"`, with or without `scbctl` in front. */
function wordsOf(written: string): string {
  return written.replace(/^scbctl(\s+|$)/, '').trim();
}

/** Whether a directive of the page describes the command or one above it. */
function described(call: Call, words: readonly string[]): boolean {
  const wanted = words.join(' ');
  return call.page.uses.some(({name, attributes}) => {
    const written = name === 'scbctl' ? attributes.command : undefined;
    const root = written === undefined ? undefined : wordsOf(written);
    return root !== undefined && (root === wanted || (root !== '' && wanted.startsWith(`${root} `)));
  });
}

function tree(call: Call, {name, summary, commands}: CliCommand, words: readonly string[]): string[] {
  const indent = '  '.repeat(words.length);
  const label = code(fullName(words));
  const link = described(call, words) ? `[${label}](#${idOf(words)})` : label;
  return [
    `${indent}- ${link}: ${sentence(summary)}`,
    ...commands.flatMap((child) => tree(call, child, name === 'scbctl' ? [child.name] : [...words, child.name])),
  ];
}

function flagsTable(call: Call, flags: readonly CliFlag[]): string {
  return table(
    ['Flag', 'Type', 'Default', 'Meaning'],
    flags.map(({long, short, type, default: initial, meaning}) => [
      short === undefined ? code(long) : `${code(long)}, ${code(short)}`,
      code(type),
      yamlOrWords(initial),
      sentence(meaning),
    ]),
  );
}

const bullets = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');

function examples(call: Call, {examples: shown}: CliCommand, words: readonly string[]): string {
  const shell = words.includes('powershell') ? 'powershell' : 'bash';
  return blocks(
    ...shown.map(({command, meaning}) => blocks(sentence(meaning).replace(/\.$/, ':'), fence(shell, command))),
  );
}

function errors(call: Call, command: CliCommand): string {
  return command.errors.length === 0
    ? ''
    : blocks(
        'Errors:',
        table(
          ['Message', 'Cause', 'What to do'],
          command.errors.map(({message, cause, mend}) => [code(message), sentence(cause), sentence(mend)]),
        ),
      );
}

function argumentsTable(call: Call, command: CliCommand): string {
  return command.arguments.length === 0
    ? ''
    : table(
        ['Argument', 'Required', 'Meaning'],
        command.arguments.map(({name, required, meaning}) => [code(name), required ? 'yes' : 'no', sentence(meaning)]),
      );
}

/**
 * Everything about one command; its subcommands follow under headings.
 *
 * @param ids of the description, where no heading has them
 */
function describe(call: Call, {words, command}: Placed, level: number, ids: readonly string[]): string {
  const summary = sentence(command.summary);
  const {notes = [], permissions = [], completion, output} = command;
  return blocks(
    ids.length === 0 ? summary : `${summary} ${anchorMark(ids)}`,
    fence('text', command.usage),
    argumentsTable(call, command),
    command.flags.length === 0 ? '' : blocks('Flags:', flagsTable(call, command.flags)),
    words.length === 0 ? blocks('Flags of every command:', flagsTable(call, call.catalog.scbctlFlags)) : '',
    examples(call, command, words),
    output.length === 0 ? '' : blocks('Output:', fence('text', output.join('\n'))),
    errors(call, command),
    notes.length === 0 ? '' : blocks('What to know:', bullets(notes.map((note) => sentence(note)))),
    permissions.length === 0
      ? ''
      : blocks('Rights that you need in the cluster:', bullets(permissions.map((right) => sentence(right)))),
    completion === undefined ? '' : `The shell completes: ${sentence(completion)}`,
    ...(words.length === 0
      ? []
      : command.commands.map((child) => {
          const below = [...words, child.name];
          return blocks(
            `${'#'.repeat(Math.min(level, 6))} ${code(fullName(below))}`,
            describe(call, {words: below, command: child}, level + 1, []),
          );
        })),
  );
}

function expandScbctl(call: Call): string {
  const {scbctl} = call.catalog;
  const written = call.attributes.command;
  if (written === undefined) {
    return tree(call, scbctl, []).join('\n');
  }
  const wanted = wordsOf(written);
  const all = allCommands(scbctl);
  const found =
    all.find(({words}) => words.join(' ') === wanted) ??
    call.fail(
      `scbctl has no command "${wanted}"`,
      suggest(
        wanted,
        all.map(({words}) => words.join(' ')).filter((name) => name !== ''),
      ),
    );
  const id = idOf(found.words);
  return describe(call, found, call.level + 1, call.page.ids.has(id) ? [] : [id]);
}

/** `::scbctl`: the tree of commands; `::scbctl{command="scan"}`: one command, `scbctl` itself with the flags of all. */
export const scbctl: Directive = {
  required: [],
  optional: ['command'],
  expand: expandScbctl,
};
