import {spawnSync} from 'node:child_process';
import path from 'node:path';
import difference from 'lodash/difference';
import groupBy from 'lodash/groupBy';
import truncate from 'lodash/truncate';
import {type Claim, Places, readClaims} from '../check/evidence/claims';
import {produces, type Quote, quotesOn, textsOf} from '../check/evidence/messages';
import {type Change, compare} from './compare';
import {type Folder, inOneLine} from './folder';
import {pagesOf, placesOf, readWritten, type Written} from './places';

const short = (value: string): string => truncate(value.replaceAll(/\s+/g, ' '), {length: 160, omission: '…'});
const said = (value: unknown): string => short(typeof value === 'string' ? value : inOneLine(value));

/** `values › scanner.env`, or the last steps of a long path. */
function factOf({path: steps}: Change): string {
  const named = steps.filter(
    (step) => !/^(?:objects|switches|schema|properties|spec|jobTemplate|template|items)$/.test(step),
  );
  const shown = named.length === 0 ? steps : named;
  return (shown.length > 4 ? [shown[0], '…', ...shown.slice(-3)] : shown).join(' › ') || 'the whole entry';
}

/** `+ values › limit: 3`, `- metrics › scans_done`, or both values. Of a list of words, only those that differ. */
function changeLine(change: Change): string {
  const {before, after, path: steps} = change;
  const fact = factOf(change);
  if (before === undefined)
    return steps.length === 0 || after === steps.at(-1) ? `+ ${fact}` : `+ ${fact}: ${said(after)}`;
  if (after === undefined) return `- ${fact}`;
  if (!Array.isArray(before) || !Array.isArray(after)) return `${fact}: ${said(before)} → ${said(after)}`;
  const [old, now] = [before.map(said), after.map(said)];
  const gone = difference(old, now).map((one) => `- ${one}`);
  const added = difference(now, old).map((one) => `+ ${one}`);
  return `${fact}: ${[...gone, ...added].join(', ') || said(after)}`;
}

const SUBJECTS: Readonly<Record<string, string>> = {charts: 'chart ', crds: 'kind ', findings: 'findings of '};

/** Formats changes with their lines on the site, grouped by chart, kind or part of the product. */
function printChanges(changes: readonly Change[], written: readonly Written[]): string {
  const subjects = groupBy(changes, ({of: [kind, name]}) => `${SUBJECTS[kind] ?? ''}${name}`);
  const blocks = Object.entries(subjects).map(([subject, own]) => {
    const pages = pagesOf(own[0]!, written).join(', ');
    const lines = own.flatMap((change) => [
      `  ${changeLine(change)}`,
      ...Object.entries(groupBy(placesOf(change, written), 'file')).map(
        ([file, all]) => `      ${file}:${all.map(({line}) => line).join(', ')}`,
      ),
    ]);
    return [pages === '' ? subject : `${subject} (shown by directives on ${pages})`, ...lines].join('\n');
  });
  return blocks.join('\n\n');
}

/** Sections and known defects that rest on changed code, with what happened to their place. */
export function shaken(claims: readonly Claim[], before: Folder, after: Folder) {
  const [old, now] = [new Places(before), new Places(after)];
  const isGone = ({place, literal}: Claim) =>
    literal !== undefined && old.has(place, literal) && !now.has(place, literal);
  return claims.flatMap((claim) => {
    const [was, is] = [old.digest(claim.place), now.digest(claim.place)];
    if (was === undefined) return [];
    if (is === undefined) return [{claim, how: 'the place no longer exists'}];
    if (isGone(claim)) return [{claim, how: `the line is gone, so it may be fixed: ${claim.literal}`}];
    return was === is ? [] : [{claim, how: 'its code changed'}];
  });
}

/** Quoted messages that the old release produced and the new one does not. */
export function vanished(pages: readonly Written[], before: Folder, after: Folder) {
  const [old = [], now = []] = [before, after].map((folder) => [...new Set(textsOf(folder).map(([, text]) => text))]);
  const lost = difference(old, now);
  const isLost = ({text}: Quote) => lost.some((one) => produces(one, text)) && !now.some((one) => produces(one, text));
  return pages.flatMap(({file, source}) =>
    quotesOn(source, true)
      .filter(isLost)
      .map((quote) => ({file, ...quote})),
  );
}

const LINES = 8;

/** The changed lines of a file in two checkouts. Values are listed with the facts. */
function changedLines(before: string | undefined, after: string, place: string): readonly string[] {
  if (before === undefined) return ['(--from OLD-CHECKOUT shows the lines)'];
  if (/\/values\.ya?ml#/.test(place)) return [];
  const files = [before, after].map((checkout) => path.join(checkout, place.replace(/#.*/, '')));
  const {stdout} = spawnSync('git', ['diff', '--no-index', '-U0', '-w', ...files], {encoding: 'utf8'});
  const lines = stdout.split('\n').filter((line) => /^[+-](?![+-]{2} )/.test(line) && line.trim().length > 1);
  return lines.length > LINES ? [...lines.slice(0, LINES), `… and ${lines.length - LINES} more lines`] : lines;
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
  const onRests = Object.entries(groupBy(rests, ({claim}) => claim.place)).flatMap(([place, own]) => [
    place,
    ...own.map(({claim: {file, line, about}, how}) => `  ${about}: ${how} (${file}:${line})`),
    ...changedLines(old, now, place).map((line) => `      ${short(line)}`),
  ]);
  const onLost = lost.map(({file, line, text}) => `  ${file}:${line}: ${short(text)}`);
  const parts = [
    printChanges(changes, written),
    rests.length > 0 && ['What sections and known defects rest on:', ...onRests].join('\n'),
    lost.length > 0 && ['Quoted messages that no source line produces any more:', ...onLost].join('\n'),
    `${changes.length} facts differ, ${rests.length} sections and known defects rest on changed code, ${lost.length} quoted messages are gone.`,
  ];
  return {count: changes.length + rests.length + lost.length, text: parts.filter(Boolean).join('\n\n')};
}
