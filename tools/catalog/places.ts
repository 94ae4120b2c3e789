import difference from 'lodash/difference';
import path from 'node:path';
import {hooks, scanners} from '../../src/catalog';
import type {ProductChart} from '../../src/catalog/facts';
import type {Problem} from '../../src/lib/diagnostic';
import {literal} from '../../src/lib/literal';
import {isMap} from '../../src/lib/map';
import {readSource} from '../../src/lib/source';
import {idsOf} from '../check/evidence/former';
import type {Change} from './compare';
import {entriesBelow, pagesBelow} from './folder';

/** A file that people wrote: a page, a part of one, or the catalog. */
export interface Written {
  readonly file: string;
  readonly source: string;
}

/** Pages except posts, parts of pages, and the catalog. */
export const readWritten = (root: string): readonly Written[] =>
  [...pagesBelow(root), ...entriesBelow(root)].map((file) => ({file, source: readSource(path.join(root, file))}));

const oneOf = (words: readonly string[]): string => `(?:${words.map(literal).join('|')})`;

/** The names by which pages and entries refer to the chart or kind of a change. */
const namesOf = ({of: [, name]}: Change): readonly string[] => [name, ...idsOf(name)];

/** The pages with a directive that renders the facts of a chart, a kind or scbctl. They show every change of them. */
export function pagesOf(change: Change, files: readonly Written[]): readonly string[] {
  const isScbctl = change.of[1] === 'scbctl' ? '::scbctl\\s*$|' : '';
  const rendered = new RegExp(`^\\s*(?:${isScbctl}::[a-z-]+\\{[^}]*"${oneOf(namesOf(change))}")`, 'm');
  return files.filter(({source}) => rendered.test(source)).map(({file}) => file);
}

/** A word as a pattern. 1.2 matches v1.2, because tags start with v, but not 11.2 or 1.20. */
const wordPattern = (word: string): RegExp => new RegExp(`(?<![\\w.-])v?${literal(word)}(?![\\w-]|\\.\\w)`);

/** Whether a word is so rare that its lines are worth reading: a name in camel case, or with digits, dots, dashes or slashes. */
const isDistinctive = (word: string): boolean =>
  /^[\w@%+:,./-]{3,80}$/.test(word) &&
  ((word.length > 4 && /[\d./_-]/.test(word)) ||
    (word.length > 5 && /[a-z][A-Z]/.test(word)) ||
    /^[A-Z_]{5,}$/.test(word));

const UNITS: Readonly<Record<string, string>> = {s: 'second', m: 'minute', h: 'hour', d: 'day'};
const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** How sentences say a default: `1h` as "one hour" or "hourly", `0 * * * *` as "hourly". */
function inWords(value: string): readonly string[] {
  if (/^0 \*(?:\/1)?(?: \*){3}$/.test(value)) return ['hourly', 'every hour', 'each hour'];
  if (/^\d+ \d+(?: \*){3}$/.test(value)) return ['daily', 'once a day', 'every day'];
  const [, count = '', unit = ''] = /^(\d+)([smhd])$/.exec(value) ?? [];
  const name = UNITS[unit];
  if (name === undefined) return [];
  const numbers = [count, NUMBERS[Number(count)] ?? count];
  if (count !== '1') return numbers.map((number) => `${number} ${name}s`);
  return [...numbers, 'an', 'a'].map((number) => `${number} ${name}`).concat(name === 'day' ? 'daily' : `${name}ly`);
}

/** All strings in a value. */
function stringsOf(value: unknown): readonly string[] {
  if (value === null || value === undefined) return [];
  return typeof value === 'object' ? Object.values(value).flatMap(stringsOf) : [String(value)];
}

/** The words of a fact that the new release no longer has: its name if it is gone, otherwise its old value. */
function wordsOf({of: [, name], path: steps, before, after}: Change) {
  if (before === undefined || name === 'release') return {names: [], values: []};
  const last = steps.at(-1) ?? '';
  const key = last.replace(/^[A-Z]\w+ /, '');
  const names = (after === undefined || steps[0] === 'values') && key !== '' ? [key] : [];
  if (last === 'platforms') return {names, values: stringsOf(before).map((one) => one.replace('linux/', ''))};
  const isWhole = last === 'required' || (isMap(before) && after === undefined);
  const values = isWhole ? [] : difference(stringsOf(before), stringsOf(after)).filter((one) => one.length > 1);
  return {names, values};
}

/** The pattern of a line about a resource and a verb of a changed rule. */
function rolePatterns({path: steps, before, after}: Change, role: string, source: string): readonly RegExp[] {
  const resources = /^rule (.+?) of /m.exec(steps.join('\n'))?.[1]?.split(', ');
  if (!resources || !(source.includes(role) || /\bcan-i\b/.test(source))) return [];
  const verbs = [...difference(stringsOf(before), stringsOf(after)), 'all', 'any'];
  return [new RegExp(`^(?=.*\\b${oneOf(resources)}\\b).*\\b${oneOf(verbs)}\\b`, 'i')];
}

/** Patterns for a chart that is new or gone: how sentences count its family, and the title of its entry. */
function entryPatterns({of: [kind, name], path: steps, before, after}: Change): readonly RegExp[] {
  if (kind !== 'charts' || steps.length > 0) return [];
  const [family = ''] = ((before ?? after) as ProductChart).folder.split('/');
  const title = [...scanners, ...hooks].find(({id, chart}) => (chart?.name ?? id) === name)?.title;
  const counted = `\\b(?:\\d+|${NUMBERS.slice(2).join('|')}) (?:other |of the |shipped )?(?:${literal(family)}|scan types|charts)\\b`;
  return [new RegExp(counted, 'i'), ...(before === undefined || title === undefined ? [] : [wordPattern(title)])];
}

/** Patterns of the lines in a page or an entry that show a changed fact. */
function patternsOf(change: Change, {file, source}: Written): readonly RegExp[] {
  const role = /^(?:Cluster)?Role (.+)$/m.exec(change.path.join('\n'))?.[1];
  if (role !== undefined) return rolePatterns(change, role, source);
  const {names, values} = wordsOf(change);
  const about = new RegExp(`(?<![\\w-])${oneOf(namesOf(change))}(?![\\w-])`);
  const isOwn = about.test(file.replace(/\.\w+$/, ''));
  const isNear = isOwn || about.test(source);
  const words = [
    ...names.filter((word) => isOwn || isDistinctive(word) || word.includes(' ')),
    ...(isOwn && change.path[0] === 'values' ? names.map((key) => key.split('.').at(-1)!) : []),
    ...values.filter((word) => isOwn || (isNear && isDistinctive(word)) || word.length > 15),
    ...(isNear ? values.flatMap(inWords) : []),
  ];
  return [...words.map(wordPattern), ...entryPatterns(change)];
}

/** The lines that show a changed fact. */
export const placesOf = (change: Change, files: readonly Written[]): readonly Pick<Problem, 'file' | 'line'>[] =>
  files.flatMap(({file, source}) => {
    const patterns = patternsOf(change, {file, source});
    const isShown = (text: string) => patterns.some((one) => one.test(text.replaceAll('\\n', ' ')));
    return source.split('\n').flatMap((text, index) => (isShown(text) ? [{file, line: index + 1}] : []));
  });
