import type {Call} from './directive';
import {named, scannerLink} from './lookup';
import {attribute} from './directive';
import {blocks, sentence} from './text';

/** `::removed{id}`: the notice at the top of the page of a removed scanner. */
export function removedNotice(call: Call): string {
  const {title, removed} = named(
    call,
    attribute(call, 'id'),
    call.catalog.removedScanners,
    ({id}) => id,
    'there is no removed scanner',
  );
  if (!removed) return '';
  const {in: release, lastRelease, reason, successor, replacement, worksWithOperator5} = removed;
  const next = successor === null ? '' : ` See ${scannerLink(call, successor)}.`;
  return blocks(
    `:::warning[Removed in ${release}]`,
    `${title} is no longer part of secureCodeBox, and its last release is ${lastRelease}. ${sentence(reason)}`,
    `**Replacement:** ${sentence(replacement)}${next}`,
    `**Works with operator 5:** ${sentence(worksWithOperator5)} Because there are no updates, all commands on this page install ${lastRelease}.`,
    ':::',
  );
}
