import type {CliCommand} from '../../../src/catalog';
import type {Catalog} from '../../../src/markdown/expand/catalog';
import type {Product} from '../checkout';
import {type Difference, matched, reporting} from '../difference';

/** Commands that cobra adds. */
const OF_COBRA = /^(?:scbctl|completion|help|bash|zsh|fish|powershell)$/;

const commandsBelow = (command: CliCommand): readonly CliCommand[] => [
  command,
  ...command.commands.flatMap((one) => commandsBelow(one)),
];

const shown = (name: string) => ({
  directives: [new RegExp(`^\\s*::scbctl(\\s*$|\\{[^}]*"(?:\\w+ )*${name}")`)],
  words: [`scbctl ${name}`],
});

const said = ({type, default: standard}: {type: string; default: string}): string => `${type}, default ${standard}`;

/** Compares commands and their flags. */
export function compareScbctl(catalog: Catalog, {commands}: Product): readonly Difference[] {
  if (commands.length === 0) return [];
  const {gone, fresh, both} = matched('name', commandsBelow(catalog.scbctl), commands);
  const report = reporting('scbctl', 'scbctl', {directives: [/^\s*::scbctl\s*$/]});
  return [
    ...fresh.map(({name, use, flags, file}) => {
      const product = [use, ...flags.map(({long, type}) => `${long} (${type})`)].join(', ');
      return report(`command ${name}`, 'describe it in src/catalog/scbctl', {product, source: file});
    }),
    ...gone
      .filter(({name}) => !OF_COBRA.test(name))
      .map(({name}) =>
        report(`command ${name}`, 'the source no longer contains it: remove it', {site: name, shown: shown(name)}),
      ),
    ...both.flatMap(([command, {name, use, file, flags}]): readonly Difference[] => {
      const reportFor = reporting('scbctl', file, shown(name));
      const [site, product] = [command.usage.replace(/^scbctl (?!\[command\])/, ''), use].map((one) =>
        one.replace(/ \[flags\]$/, ''),
      );
      const its = matched('long', command.flags, flags);
      const flag = (long: string, todo: string, more: Partial<Difference>) =>
        reportFor(`flag ${long} of ${name}`, todo, more);
      return [
        ...(command !== catalog.scbctl && site !== product
          ? [reportFor(`usage of ${name}`, 'correct `usage` and `arguments`', {site: site!, product: use})]
          : []),
        ...its.fresh.map((one) => flag(one.long, 'describe it in `flags`', {product: said(one)})),
        ...its.both
          .filter(([known, now]) => said(known) !== said(now))
          .map(([known, now]) => flag(now.long, 'correct it in `flags`', {site: said(known), product: said(now)})),
        ...its.gone.map(({long}) =>
          flag(long, 'the source no longer adds it: remove it', {
            site: long,
            shown: {...shown(name), words: [long]},
          }),
        ),
      ];
    }),
  ];
}
