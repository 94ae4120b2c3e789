import type {Unread} from './checkout/files';
import type {Difference} from './difference';
import type {Place} from './pages';

const SHOWN = 6;

/** A value on one line, shortened for the terminal. */
function short(value: string): string {
  const line = value.replaceAll(/\s+/g, ' ');
  return line.length > 160 ? `${line.slice(0, 159)}…` : line;
}

function pages(places: readonly Place[], all: boolean): readonly string[] {
  const shown = all ? places : places.slice(0, SHOWN);
  const more = places.length - shown.length;
  return [
    ...shown.map(({file, line}) => `      ${file}:${line}`),
    ...(more > 0 ? [`      and ${more} more lines; --all names them`] : []),
  ];
}

/** A difference with its locations on pages. */
export interface Entry {
  readonly difference: Difference;
  readonly places: readonly Place[];
  /** True if `update` writes it. */
  readonly mechanical: boolean;
}

export interface Style {
  /** Lists every line of every page. */
  readonly all: boolean;
  /** Prints a checkbox before each entry. */
  readonly checklist: boolean;
}

/** Formats differences, grouped by subject. */
export function printEntries(entries: readonly Entry[], {all, checklist}: Style): string {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries)
    groups.set(entry.difference.about, [...(groups.get(entry.difference.about) ?? []), entry]);
  return [...groups]
    .map(([about, members]) =>
      [
        about,
        ...members.flatMap(({difference: {what, site, product, source, todo}, places, mechanical}) => [
          `  ${checklist ? '[ ] ' : ''}${what} (${source})`,
          `      site:    ${site === undefined ? 'nothing' : short(site)}`,
          `      product: ${product === undefined ? 'nothing' : short(product)}`,
          `      ${!checklist && mechanical ? 'update writes it, or' : 'by hand'}: ${todo}`,
          ...pages(places, all),
        ]),
      ].join('\n'),
    )
    .join('\n\n');
}

/** Lists unreadable files, and defaults that the catalog describes in words. */
export function printUnread(unread: readonly Unread[], inWords: readonly string[]): string {
  const parts = [
    unread.length === 0
      ? []
      : ['Could not read:', ...unread.map(({file, because}) => `  ${file}, because ${short(because)}`)],
    inWords.length === 0
      ? []
      : [
          'Defaults that the catalog describes in words; compare them yourself:',
          ...inWords.map((one) => `  ${short(one)}`),
        ],
  ];
  return parts
    .filter((part) => part.length > 0)
    .map((part) => part.join('\n'))
    .join('\n\n');
}
