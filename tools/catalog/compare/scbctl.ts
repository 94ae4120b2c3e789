import type {CliCommand} from '../../../src/catalog';
import type {Catalog} from '../../../src/markdown/expand/catalog';
import type {Product} from '../checkout';
import {type Difference, directive} from '../difference';

/** Messages of cobra and of the Go runtime, which stand in no source of the product. */
const NOT_OURS = /^(Error: )?(accepts|requires|unknown|required|invalid|Go panic|flag needs|<|[└├│])|^Scans$/;

const commandsBelow = (command: CliCommand): readonly CliCommand[] => [
  command,
  ...command.commands.flatMap((one) => commandsBelow(one)),
];

/** The words of a message without what is filled in: `%s` of Go and `<placeholders>` of the catalog. */
const parts = (text: string): readonly string[] =>
  text
    .split(/%[-+#\d.]*[a-zA-Z]|<[^<>]*>|\n/)
    .map((one) => one.trim())
    .filter((one) => /\w/.test(one));

/** Whether a text begins with the fixed words of a format and holds the others in their order. */
function follows(format: string, message: string): boolean {
  const fixed = parts(format);
  let place = 0;
  const inOrder = fixed.every((part) => {
    const found = message.indexOf(part, place);
    place = found + part.length;
    return found !== -1;
  });
  return fixed.length > 0 && inOrder && (message.startsWith(fixed[0]!) || /^[^\w]*%/.test(format));
}

const meets = (format: string, message: string): boolean => follows(format, message) || follows(message, format);

const shown = (name: string) => ({
  directives: [new RegExp(`^\\s*::scbctl(\\s*$|\\{[^}]*"(?:\\w+ )*${name}")`)],
  words: [`scbctl ${name}`],
});

/** Commands, their flags, and what they print. */
export function compareScbctl(catalog: Catalog, {commands, messages}: Product): readonly Difference[] {
  if (commands.length === 0) return [];
  const about = 'scbctl';
  const known = commandsBelow(catalog.scbctl);
  const fresh = commands.filter((one) => !known.some(({name}) => name === one.name));
  const differences = commands.flatMap((one): readonly Difference[] => {
    const command = known.find(({name}) => name === one.name);
    if (!command) return [];
    const usage = command.usage.replace(/^scbctl (?!\[command\])/, '').replace(/ \[flags\]$/, '');
    const flags = command.flags;
    return [
      ...(command !== catalog.scbctl && usage !== one.use.replace(/ \[flags\]$/, '')
        ? [
            {
              about,
              what: `usage of ${one.name}`,
              site: usage,
              product: one.use,
              source: one.file,
              todo: 'correct `usage` and `arguments`',
              shown: shown(one.name),
            },
          ]
        : []),
      ...one.flags.flatMap((flag) => {
        const said = flags.find(({long}) => long === flag.long);
        const now = `${flag.type}, default ${flag.default}`;
        if (said && `${said.type}, default ${said.default}` === now) return [];
        return [
          {
            about,
            what: `flag ${flag.long} of ${one.name}`,
            ...(said ? {site: `${said.type}, default ${said.default}`} : {}),
            product: now,
            source: one.file,
            todo: 'describe it in `flags`',
            shown: shown(one.name),
          },
        ];
      }),
      ...flags
        .filter(({long}) => !one.flags.some((flag) => flag.long === long))
        .map(({long}) => ({
          about,
          what: `flag ${long} of ${one.name}`,
          site: long,
          source: one.file,
          todo: 'the source no longer adds it: remove it',
          shown: {...shown(one.name), words: [long]},
        })),
    ];
  });
  const said = known.flatMap(({output, errors}) => [...output, ...errors.map(({message}) => message)]);
  const lost = said.filter((text) => !NOT_OURS.test(text) && !messages.some((one) => meets(one.text, text)));
  const everything = JSON.stringify(known);
  const told = messages.filter(
    ({text}) =>
      parts(text).length > 0 &&
      !said.some((one) => meets(text, one)) &&
      !parts(text).every((part) => everything.includes(part)),
  );
  return [
    ...fresh.map((one) => ({
      about,
      what: `command ${one.name}`,
      product: one.use,
      source: one.file,
      todo: 'describe it in src/catalog/scbctl',
      shown: {directives: [/^\s*::scbctl\s*$/]},
    })),
    ...known
      .filter(
        ({name}) =>
          !['scbctl', 'completion', 'help', 'bash', 'zsh', 'fish', 'powershell'].includes(name) &&
          !commands.some((one) => one.name === name),
      )
      .map(({name}) => ({
        about,
        what: `command ${name}`,
        site: name,
        source: 'scbctl',
        todo: 'no source names it any more: remove it',
        shown: shown(name),
      })),
    ...differences,
    ...[...new Set(lost)].map((text) => ({
      about,
      what: 'a message',
      site: text,
      source: 'scbctl',
      todo: 'no source prints it any more: correct or remove it',
      shown: {words: [text]},
    })),
    ...told.map(({text, file}) => ({
      about,
      what: 'a message',
      product: text,
      source: file,
      todo: 'add it to `output` or `errors` of its command',
      shown: {directives: [directive('scbctl')]},
    })),
  ];
}
