import type {CliCommand} from '../../../src/catalog';
import type {Catalog} from '../../../src/markdown/expand/catalog';
import type {Product} from '../checkout';
import {type Difference, directive, telling} from '../difference';

/** Messages of cobra and of the Go runtime, which stand in no source of the product. */
const NOT_OURS = /^(Error: )?(accepts|requires|unknown|required|invalid|Go panic|flag needs|<|[└├│])|^Scans$/;

/** Commands that come with cobra. */
const OF_COBRA = /^(?:scbctl|completion|help|bash|zsh|fish|powershell)$/;

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
  const known = commandsBelow(catalog.scbctl);
  const tell = telling('scbctl', 'scbctl', {directives: [/^\s*::scbctl\s*$/]});
  const fresh = commands.filter((one) => !known.some(({name}) => name === one.name));
  const differences = commands.flatMap((one): readonly Difference[] => {
    const command = known.find(({name}) => name === one.name);
    if (!command) return [];
    const tellOf = telling('scbctl', one.file, shown(one.name));
    const usage = command.usage.replace(/^scbctl (?!\[command\])/, '').replace(/ \[flags\]$/, '');
    const flags = command.flags;
    return [
      ...(command !== catalog.scbctl && usage !== one.use.replace(/ \[flags\]$/, '')
        ? [tellOf(`usage of ${one.name}`, 'correct `usage` and `arguments`', {site: usage, product: one.use})]
        : []),
      ...one.flags.flatMap((flag) => {
        const said = flags.find(({long}) => long === flag.long);
        const [site, product] = [said, flag].map((it) => it && `${it.type}, default ${it.default}`);
        if (site === product) return [];
        const what = `flag ${flag.long} of ${one.name}`;
        return [tellOf(what, 'describe it in `flags`', {...(site !== undefined && {site}), product: product!})];
      }),
      ...flags
        .filter(({long}) => !one.flags.some((flag) => flag.long === long))
        .map(({long}) =>
          tellOf(`flag ${long} of ${one.name}`, 'the source no longer adds it: remove it', {
            site: long,
            shown: {...shown(one.name), words: [long]},
          }),
        ),
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
  const gone = known.filter(({name}) => !OF_COBRA.test(name) && !commands.some((one) => one.name === name));
  return [
    ...fresh.map(({name, use, flags, file}) => {
      const product = [use, ...flags.map(({long, type}) => `${long} (${type})`)].join(', ');
      return tell(`command ${name}`, 'describe it in src/catalog/scbctl', {product, source: file});
    }),
    ...gone.map(({name}) =>
      tell(`command ${name}`, 'no source names it any more: remove it', {site: name, shown: shown(name)}),
    ),
    ...differences,
    ...[...new Set(lost)].map((text) =>
      tell('a message', 'no source prints it any more: correct or remove it', {site: text, shown: {words: [text]}}),
    ),
    ...told.map(({text, file}) =>
      tell('a message', 'add it to `output` or `errors` of its command', {
        product: text,
        source: file,
        shown: {directives: [directive('scbctl')]},
      }),
    ),
  ];
}
