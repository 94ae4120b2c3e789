import type {Defect} from '../../catalog/types';
import {attribute, type Call} from './directive';
import {named} from './lookup';
import {anchorMark, blocks, list, sentence} from './text';

/** The id of the warning or the heading of a defect. */
export const defectId = (id: string): string => `defect-${id}`;

/** Which releases have the defect. */
function releases({since, fixedIn}: Defect): string {
  const from = since === 'before 5' ? 'older than 5.0.0' : list(since);
  return `Since: ${from}. ${fixedIn === null ? 'Not fixed yet.' : `Fixed in ${fixedIn}.`}`;
}

const workaround = (defect: Defect): string => `**Workaround:** ${sentence(defect.workaround)} ${releases(defect)}`;

/** `::known-defect{id}`: a warning about one known defect. */
export function knownDefect(call: Call): string {
  const defect = named(call, attribute(call, 'id'), call.catalog.defects, ({id}) => id, 'there is no known defect');
  return blocks(
    `:::warning[Known issue: ${defect.title}]`,
    `${sentence(defect.effect)} ${anchorMark([defectId(defect.id)])}`,
    workaround(defect),
    ':::',
  );
}

/** `::known-defects`: all known defects with a heading each, for the page that lists them. */
export const knownDefects = (call: Call): string =>
  blocks(
    ...call.catalog.defects.flatMap((defect) => {
      const pages = defect.pages.map((route) => `[${call.catalog.pageTitle(route) ?? route}](${route})`);
      return [
        `${'#'.repeat(Math.min(call.level + 1, 6))} ${defect.title} ${anchorMark([defectId(defect.id)])}`,
        `${sentence(defect.effect)} ${workaround(defect)} See ${list(pages)}.`,
      ];
    }),
  );
