import {spawnSync} from 'node:child_process';
import path from 'node:path';
import difference from 'lodash/difference';
import groupBy from 'lodash/groupBy';
import truncate from 'lodash/truncate';
import {type Claim, Places, readClaims} from '../check/evidence/claims';
import {produces, type Quote, quotesOn, textsOf} from '../check/evidence/messages';
import {type Change, compare} from './compare';
import {type Folder, inOneLine, readWritten, type Written} from './folder';
import {pagesOf, placesOf} from './places';

const short = (value: string): string => truncate(value.replaceAll(/\s+/g, ' '), {length: 160, omission: '…'});
const said = (value: unknown): string => short(typeof value === 'string' ? value : inOneLine(value));

/** Steps that say nothing about a fact. */
const STRUCTURE = /^(?:objects|switches|schema|properties|spec|jobTemplate|template|items)$/;

/** `+ values › limit: 3`, `- metrics › scans_done`, or both values. Of a list, only the items that differ. */
function changeLine({before, after, path: steps}: Change): string {
  const named = steps.filter((step) => !STRUCTURE.test(step));
  const fact = named.join(' › ') || steps.join(' › ') || 'the whole entry';
  if (before === undefined)
    return steps.length === 0 || after === steps.at(-1) ? `+ ${fact}` : `+ ${fact}: ${said(after)}`;
  if (after === undefined) return `- ${fact}`;
  if (!Array.isArray(before) || !Array.isArray(after)) return `${fact}: ${said(before)} → ${said(after)}`;
  const [old, now] = [before.map(said), after.map(said)];
  const items = [...difference(old, now).map((one) => `- ${one}`), ...difference(now, old).map((one) => `+ ${one}`)];
  return `${fact}: ${items.join(', ') || said(after)}`;
}

/** Formats changes with their lines on the site, grouped by chart, kind or part of the product. */
function printChanges(changes: readonly Change[], written: readonly Written[]): readonly string[] {
  const subjects = groupBy(changes, ({of: file}) => file.join(' ').trim());
  return Object.entries(subjects).map(([subject, own]) => {
    const pages = pagesOf(own[0]!, written).join(', ');
    const lines = own.flatMap((change) => [
      `  ${changeLine(change)}`,
      ...Object.entries(groupBy(placesOf(change, written), 'file')).map(
        ([file, all]) => `      ${file}:${all.map(({line}) => line).join(', ')}`,
      ),
    ]);
    return [pages === '' ? subject : `${subject} (shown by directives on ${pages})`, ...lines].join('\n');
  });
}

/** Sections and known defects that rest on changed code. The check reports places that no longer exist. */
export function shaken(claims: readonly Claim[], before: Folder, after: Folder): readonly Claim[] {
  const [old, now] = [new Places(before), new Places(after)];
  return claims.filter(({place}) => {
    const [was, is] = [old.digest(place), now.digest(place)];
    return was !== undefined && is !== undefined && was !== is;
  });
}

/** Quoted messages that the old release produced and the new one does not. */
export function vanished(pages: readonly Written[], before: Folder, after: Folder) {
  const [old = [], now = []] = [before, after].map((folder) => [...new Set(textsOf(folder).map(([, text]) => text))]);
  const lost = difference(old, now);
  const isLost = ({text}: Quote) => lost.some((one) => produces(one, text)) && !now.some((one) => produces(one, text));
  return pages.flatMap(({file, source}) => {
    const quotes = quotesOn(source, true).filter(isLost);
    return quotes.map((quote) => ({file, ...quote}));
  });
}

/** The first changed lines of a file in two checkouts. Values are listed with the facts. */
function changedLines(before: string, after: string, place: string): readonly string[] {
  if (/\/values\.ya?ml#/.test(place)) return [];
  const files = [before, after].map((checkout) => path.join(checkout, place.replace(/#.*/, '')));
  const {stdout} = spawnSync('git', ['diff', '--no-index', '-U0', '-w', ...files], {encoding: 'utf8'});
  const lines = stdout.split('\n').filter((line) => /^[+-](?![+-]{2} )/.test(line) && line.trim().length > 1);
  return lines.length > 8 ? [...lines.slice(0, 8), `… and ${lines.length - 8} more lines`] : lines;
}

/**
 * What differs between two releases, and where the site shows or rests on it.
 *
 * @param old the old checkout, if there is one, whose changed lines are shown
 * @param now the new checkout
 */
export function reportOf(
  root: string,
  [before, after]: readonly [Folder, Folder],
  [old, now]: readonly [old: string | undefined, now: string],
) {
  const written = readWritten(root);
  const changes = compare(before, after);
  const rests = shaken(readClaims(root), before, after);
  const lost = vanished(written, before, after);
  const onRests = Object.entries(groupBy(rests, 'place')).flatMap(([place, own]) => [
    place,
    ...own.map(({file, line, about}) => `  ${about} (${file}:${line})`),
    ...(old === undefined ? [] : changedLines(old, now, place).map((line) => `      ${short(line)}`)),
  ]);
  const onLost = lost.map(({file, line, text}) => `  ${file}:${line}: ${short(text)}`);
  const section = (title: string, lines: readonly string[]) => (lines.length > 0 ? [[title, ...lines].join('\n')] : []);
  const parts = [
    ...printChanges(changes, written),
    ...section('Changed code, and the sections and known defects that rest on it:', onRests),
    ...section('Quoted messages that no source line produces any more:', onLost),
    `${changes.length} facts differ, ${rests.length} sections and known defects rest on changed code, ${lost.length} quoted messages are gone.`,
  ];
  return {count: changes.length + rests.length + lost.length, text: parts.join('\n\n')};
}
