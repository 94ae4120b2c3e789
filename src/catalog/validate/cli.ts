import {type Check, type Flaw, inFile, type Problem} from './problem';
import {field, isRecord, list, object, oneOf, sentence, text, truth} from './shape';

const flag: Check = object(
  {
    long: text({pattern: /^--[a-z][a-z0-9-]*$/, like: '--namespace'}),
    type: oneOf('bool', 'string', 'stringArray', 'int', 'duration'),
    default: text({pattern: /^[^`]+$/, like: '"" for an empty text, without backticks'}),
    meaning: sentence(),
  },
  {short: text({pattern: /^-[a-zA-Z]$/, like: '-n'})},
);

const command: Check = object(
  {
    name: text({pattern: /^[a-z]+$/, like: 'trigger'}),
    usage: text(),
    summary: sentence(20, 160),
    arguments: list(object({name: text(), required: truth, meaning: sentence()}), 0, field('name')),
    flags: list(flag, 0, field('long')),
    examples: list(
      object({command: text(), meaning: sentence()}, {shell: oneOf('fish', 'powershell')}),
      1,
      field('command'),
    ),
    output: list(text({pattern: /\S/, like: 'a line of the output'})),
    errors: list(object({message: text(), cause: sentence(), mend: sentence()}), 0, field('message')),
    commands: list((value, path) => command(value, path), 0, field('name')),
  },
  {notes: list(sentence(), 1), permissions: list(text(), 1), completion: sentence()},
);

/** What a command says must agree with the words that lead to it and with the flags of every command. */
function agrees(value: unknown, path: string, words: readonly string[], global: ReadonlySet<unknown>): readonly Flaw[] {
  if (!isRecord(value)) return [];
  const at = (name: string) => (path === '' ? name : `${path}.${name}`);
  const line = [...words, String(value['name'])].join(' ');
  const flaws: Flaw[] = [];
  if (typeof value['usage'] === 'string' && !`${value['usage']} `.startsWith(`${line} `))
    flaws.push({path: at('usage'), problem: 'The usage is that of another command.', mend: `Begin it with "${line}".`});
  const flags: readonly unknown[] = Array.isArray(value['flags']) ? value['flags'] : [];
  for (const [index, entry] of flags.entries())
    for (const key of ['long', 'short'])
      if (isRecord(entry) && entry[key] !== undefined && global.has(entry[key]))
        flaws.push({
          path: `${at('flags')}[${index}].${key}`,
          problem: `Every command has the flag "${String(entry[key])}".`,
          mend: 'Leave it to the global flags.',
        });
  const commands: readonly unknown[] = Array.isArray(value['commands']) ? value['commands'] : [];
  const deeper = commands.flatMap((child, index) =>
    agrees(child, `${at('commands')}[${index}]`, line.split(' '), global),
  );
  return [...flaws, ...deeper];
}

/**
 * Judges a command with its subcommands.
 * @param root The entry.
 * @param file Where it is written.
 * @param globalFlags Flags of every command.
 */
export function validateCli(root: unknown, file: string, globalFlags: readonly unknown[]): Problem[] {
  const global = new Set(globalFlags.flatMap((entry) => [field('long')(entry), field('short')(entry)]));
  global.delete(undefined);
  return inFile(file, [...command(root, ''), ...agrees(root, '', [], global)]);
}

/**
 * Judges the flags of every command.
 * @param globalFlags The entries.
 * @param file Where they are written.
 */
export function validateFlags(globalFlags: unknown, file: string): Problem[] {
  return inFile(file, [
    ...list(flag, 1, field('long'))(globalFlags, ''),
    ...list(() => [], 0, field('short'))(globalFlags, ''),
  ]);
}
