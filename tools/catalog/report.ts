import {spawnSync} from 'node:child_process';
import path from 'node:path';
import difference from 'lodash/difference';
import groupBy from 'lodash/groupBy';
import truncate from 'lodash/truncate';
import {literal} from '../../src/lib/literal';
import {isMap} from '../../src/lib/map';
import {type Claim, Places, readClaims} from '../check/evidence/claims';
import {entriesOf} from '../check/evidence/former';
import {produces, type Quote, quotesOn, textsOf} from '../check/evidence/messages';
import {type Change, compare} from './compare';
import {type Folder, inOneLine, linesIn, readWritten, type Written} from './folder';

const short = (value: string): string => truncate(value.replaceAll(/\s+/g, ' '), {length: 160, omission: '…'});
const said = (value: unknown): string => short(typeof value === 'string' ? value : inOneLine(value));

/** Steps of the structure, which the report leaves out. */
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

const oneOf = (words: readonly string[]): string => `(?:${words.map(literal).join('|')})`;

/** The names by which pages and entries refer to the chart or kind of a change. */
const namesOf = ({of: [, name]}: Change): readonly string[] => [
  name,
  ...entriesOf(name).flatMap(({id, title}) => [id, title]),
];

/** The pages with a directive that renders the facts of a chart, a kind or scbctl. They show every change of them. */
export function pagesOf(change: Change, files: readonly Written[]): readonly string[] {
  const isScbctl = change.of[1] === 'scbctl' ? '::scbctl\\s*$|' : '';
  const rendered = new RegExp(`^\\s*(?:${isScbctl}::[a-z-]+\\{[^}]*"${oneOf(namesOf(change))}")`, 'm');
  return files.filter(({source}) => rendered.test(source)).map(({file}) => file);
}

/** A word as a pattern. 1.2 matches v1.2, because tags start with v, but not 11.2 or 1.20. */
const wordPattern = (word: string): RegExp => new RegExp(`(?<![\\w.-])v?${literal(word)}(?![\\w-]|\\.\\w)`);

/** Whether a word is so rare that its lines are worth reading: with digits, dots or dashes, in camel case, or in capitals. */
const isDistinctive = (word: string): boolean => /^\S{5,80}$/.test(word) && /[\d./_-]|[a-z][A-Z]|^[A-Z]+$/.test(word);

/** All strings in a value. */
function stringsOf(value: unknown): readonly string[] {
  if (value === null || value === undefined) return [];
  return typeof value === 'object' ? Object.values(value).flatMap(stringsOf) : [String(value)];
}

/** What is wrong after a change: names that were removed or have another default, and old values. */
function wordsOf(change: Change) {
  const {of: subject, path: steps, before, after} = change;
  if (before === undefined || subject[1] === 'release') return {names: [], values: []};
  const last = steps.at(-1);
  const names = last === undefined ? namesOf(change) : [last.replace(/^[A-Z]\w+ /, '')];
  // Fields that become optional are not removed.
  const isWhole = last === 'required' || (isMap(before) && after === undefined);
  const values = isWhole ? [] : difference(stringsOf(before), stringsOf(after)).filter((one) => one.length > 1);
  return {
    names: after === undefined || (steps[0] === 'values' && steps.length === 2) ? names : [],
    values: last === 'platforms' ? stringsOf(before).map((one) => one.replace('linux/', '')) : values,
  };
}

/** The lines in pages and entries that show a changed fact. */
export function placesOf(change: Change, files: readonly Written[]) {
  const {names, values} = wordsOf(change);
  const about = new RegExp(`(?<![\\w-])${oneOf(namesOf(change))}(?![\\w-])`);
  return files.flatMap((written) => {
    const isOwn = about.test(written.file.replace(/\.\w+$/, ''));
    const isNear = isOwn || about.test(written.source);
    const words = [
      ...names.filter((word) => (isOwn && change.path.length > 0) || isDistinctive(word) || word.includes(' ')),
      ...(isOwn && change.path[0] === 'values' ? names.map((key) => key.split('.').at(-1)!) : []),
      ...values.filter((word) => isOwn || (isNear && isDistinctive(word)) || word.length > 15),
    ];
    const patterns = words.map(wordPattern);
    return linesIn(written, (text) => patterns.some((one) => one.test(text.replaceAll('\\n', ' '))));
  });
}

/** Formats changes with their lines on the site, grouped by chart, kind or part of the product. */
function printChanges(changes: readonly Change[], written: readonly Written[]): readonly string[] {
  const subjects = groupBy(changes, ({of: [kind, name]}) => path.join(kind, name));
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
  return lines.slice(0, 8);
}

/** What differs between two releases, and where the site shows or rests on it. With the old checkout, it has the changed lines of files. */
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
  const parts = [
    `${changes.length} facts differ.`,
    ...printChanges(changes, written),
    [`${rests.length} sections and known defects rest on changed code.`, ...onRests].join('\n'),
    [`${lost.length} quoted messages are gone.`, ...onLost].join('\n'),
  ];
  return {count: changes.length + rests.length + lost.length, text: parts.join('\n\n')};
}
