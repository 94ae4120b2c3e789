import difference from 'lodash/difference';
import {hooks, removedScanners, scanners} from '../../src/catalog';
import {literal} from '../../src/lib/literal';
import {isMap} from '../../src/lib/map';
import type {Change} from './compare';
import {linesIn, type Written} from './folder';

const oneOf = (words: readonly string[]): string => `(?:${words.map(literal).join('|')})`;

/** The names by which pages and entries refer to the chart or kind of a change. */
const namesOf = ({of: [, name]}: Change): readonly string[] => [
  name,
  ...[...scanners, ...removedScanners, ...hooks].flatMap(({id, chart, title}) =>
    chart?.name === name ? [id, title] : [],
  ),
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

/** What is wrong after a change: the names of what is gone or has another default, and old values. */
function wordsOf(change: Change) {
  const {of: subject, path: steps, before, after} = change;
  if (before === undefined || subject[1] === 'release') return {names: [], values: []};
  const [last] = steps.slice(-1);
  const key = last?.replace(/^[A-Z]\w+ /, '');
  const names = key === undefined ? namesOf(change) : [key];
  // Fields that become optional are not gone.
  const isWhole = last === 'required' || (isMap(before) && after === undefined);
  const values = isWhole ? [] : difference(stringsOf(before), stringsOf(after)).filter((one) => one.length > 1);
  return {
    names: after === undefined || steps[0] === 'values' ? names : [],
    values: last === 'platforms' ? values.map((one) => one.replace('linux/', '')) : values,
  };
}

/** Patterns of the lines in a page or an entry that show a changed fact. */
function patternsOf(change: Change, {file, source}: Written): readonly RegExp[] {
  const {names, values} = wordsOf(change);
  const about = new RegExp(`(?<![\\w-])${oneOf(namesOf(change))}(?![\\w-])`);
  const isOwn = about.test(file.replace(/\.\w+$/, ''));
  const isNear = isOwn || about.test(source);
  const words = [
    ...names.filter((word) => (isOwn && change.path.length > 0) || isDistinctive(word) || word.includes(' ')),
    ...(isOwn && change.path[0] === 'values' ? names.map((key) => key.split('.').at(-1)!) : []),
    ...values.filter((word) => isOwn || (isNear && isDistinctive(word)) || word.length > 15),
  ];
  return words.map(wordPattern);
}

/** The lines that show a changed fact. */
export const placesOf = (change: Change, files: readonly Written[]) =>
  files.flatMap((file) => {
    const patterns = patternsOf(change, file);
    return linesIn(file, (text) => patterns.some((one) => one.test(text.replaceAll('\\n', ' '))));
  });
