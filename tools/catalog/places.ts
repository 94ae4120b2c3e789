import path from 'node:path';
import {readSource} from '../../src/lib/source';
import {hooks, removedScanners, scanners} from '../../src/catalog';
import type {ProductChart} from '../../src/catalog/facts';
import {isMap} from '../../src/lib/map';
import {literal} from '../../src/lib/literal';
import type {Change} from './compare';
import {entriesBelow, pagesBelow} from './folder';

/** A line that shows a fact. */
export interface Place {
  readonly file: string;
  readonly line: number;
}

/** A file that people wrote: a page, a part of one, or the catalog. */
export interface Written {
  readonly file: string;
  readonly source: string;
  readonly lines: readonly string[];
}

/** Pages except posts, parts of pages, and the catalog. */
export const readWritten = (root: string): readonly Written[] =>
  [...pagesBelow(root), ...entriesBelow(root)].map((file) => {
    const source = readSource(path.join(root, file));
    return {file, source, lines: source.split('\n')};
  });

/** The names by which pages and entries refer to the chart or kind of a change. */
const namesOf = ({of: [, name]}: Change): readonly string[] => [
  name,
  ...[...scanners, ...removedScanners, ...hooks].flatMap(({id, chart}) => (chart?.name === name ? [id] : [])),
];

/** The pages with a directive that renders the facts of a chart, a kind or scbctl. They show every change of them. */
export function pagesOf(change: Change, files: readonly Written[]): readonly string[] {
  const isScbctl = change.of[1] === 'scbctl' ? '::scbctl\\s*$|' : '';
  const rendered = new RegExp(
    `^\\s*(?:${isScbctl}::[a-z-]+\\{[^}]*"(?:${namesOf(change).map(literal).join('|')})")`,
    'm',
  );
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
  if (unit === '') return [];
  const name = UNITS[unit]!;
  const [plural, isOne] = [count === '1' ? name : `${name}s`, count === '1'];
  return [
    `${count} ${plural}`,
    `${NUMBERS[Number(count)] ?? count} ${plural}`,
    ...(isOne ? [`an ${name}`, `a ${name}`, `${name === 'day' ? 'daily' : `${name}ly`}`] : []),
  ];
}

/** All strings in a value. */
const stringsOf = (value: unknown): readonly string[] =>
  value === null || value === undefined
    ? []
    : typeof value === 'object'
      ? Object.values(value).flatMap(stringsOf)
      : [String(value)];

/** Patterns for the words of a fact that the new release no longer has: its name if it is gone, otherwise its old value. */
function wordsOf({of: [, name], path: steps, before, after}: Change): {
  names: readonly string[];
  values: readonly string[];
} {
  if (before === undefined || name === 'release') return {names: [], values: []};
  const last = steps.at(-1) ?? '';
  const key = last.replace(/^[A-Z]\w+ /, '');
  const kept = new Set(stringsOf(after));
  return {
    names: (after === undefined || steps[0] === 'values') && key !== '' ? [key] : [],
    values:
      last === 'platforms'
        ? stringsOf(before).map((platform) => platform.replace('linux/', ''))
        : stringsOf(last === 'required' || (isMap(before) && after === undefined) ? [] : before).filter(
            (one) => one.length > 1 && !kept.has(one),
          ),
  };
}

/** The first group of a pattern in the first step that it matches. */
const stepOf = ({path: steps}: Change, pattern: RegExp): string | undefined =>
  steps.flatMap((step) => pattern.exec(step)?.[1] ?? [])[0];

/** The name of the role that a change is in. */
const roleOf = (change: Change): string | undefined => stepOf(change, /^(?:Cluster)?Role (.+)$/);

/** Lines about the resources of a changed rule of a role. */
function roleLines(change: Change, name: string, {lines, source}: Written): readonly number[] {
  const {before, after} = change;
  const resources = stepOf(change, /^rule (.+?) of /)?.split(', ') ?? [];
  if (!source.includes(name) && !/\bcan-i\b/.test(source)) return [];
  const kept = new Set(stringsOf(after));
  const verbs = stringsOf(before).filter((verb) => !kept.has(verb));
  const [what, how] = [resources, [...verbs, 'all', 'any']].map(
    (words) => new RegExp(`\\b(?:${words.map(literal).join('|')})\\b`, 'i'),
  );
  return lines.flatMap((text, index) =>
    resources.length > 0 && what!.test(text) && how!.test(text) ? [index + 1] : [],
  );
}

/** Patterns for a chart that is new or gone: how sentences count its family, and the title of its entry. */
function entryPatterns({of: [kind, name], before, after}: Change): readonly RegExp[] {
  if (kind !== 'charts') return [];
  const [family = ''] = ((before ?? after) as ProductChart).folder.split('/');
  const title = [...scanners, ...hooks].find(({id, chart}) => (chart?.name ?? id) === name)?.title;
  const counted = `\\b(?:\\d+|${NUMBERS.slice(2).join('|')}) (?:other |of the |shipped )?(?:${literal(family)}|scan types|charts)\\b`;
  return [new RegExp(counted, 'i'), ...(before === undefined || title === undefined ? [] : [wordPattern(title)])];
}

/** The lines of a page or an entry that show a changed fact in words. */
function linesOf(change: Change, page: Written): readonly number[] {
  const {path: steps} = change;
  const {names, values} = wordsOf(change);
  const about = new RegExp(`(?<![\\w-])(?:${namesOf(change).map(literal).join('|')})(?![\\w-])`);
  const isOwn = about.test(page.file.replace(/\.\w+$/, ''));
  const isNear = isOwn || about.test(page.source);
  const patterns = [
    ...names.filter((word) => isOwn || isDistinctive(word) || word.includes(' ')),
    ...(isOwn && steps[0] === 'values' ? names.map((key) => key.split('.').at(-1)!) : []),
    ...values.filter((word) => (isNear && isDistinctive(word)) || isOwn || word.length > 15),
    ...(isNear ? values.flatMap(inWords) : []),
  ].map(wordPattern);
  if (steps.length === 0) patterns.push(...entryPatterns(change));
  return page.lines.flatMap((text, index) =>
    patterns.some((one) => one.test(text.replaceAll('\\n', ' '))) ? [index + 1] : [],
  );
}

/** The lines that show a changed fact. */
export function placesOf(change: Change, files: readonly Written[]): readonly Place[] {
  const role = roleOf(change);
  return files.flatMap((page) =>
    (role === undefined ? linesOf(change, page) : roleLines(change, role, page)).map((line) => ({
      file: page.file,
      line,
    })),
  );
}
