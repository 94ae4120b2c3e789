import groupBy from 'lodash/groupBy';
import type {Change} from './compare';
import {inOneLine} from './folder';
import type {Place} from './places';
import type {Shaken, Vanished} from './rests';

const short = (value: string): string => {
  const line = value.replaceAll(/\s+/g, ' ');
  return line.length > 160 ? `${line.slice(0, 159)}…` : line;
};
const said = (value: unknown): string => short(typeof value === 'string' ? value : inOneLine(value));

/** `values scanner.env`, or the last steps of a long path. */
function factOf({path: steps}: Change): string {
  const named = steps.filter(
    (step) => !/^(?:objects|switches|schema|properties|spec|jobTemplate|template|items)$/.test(step),
  );
  const shown = named.length === 0 ? steps : named;
  return shown.length > 4 ? [...shown.slice(0, 1), '…', ...shown.slice(-3)].join(' › ') : shown.join(' › ');
}

/** `+ values › limit: 3`, `- metrics › scans_done`, or both values. Of a list of words, only those that differ. */
function changeLine(change: Change): string {
  const {before, after} = change;
  const fact = factOf(change) || 'the whole entry';
  const isWhole = (value: unknown) => value === change.path.at(-1) || change.path.length === 0;
  if (before === undefined) return `+ ${fact}${isWhole(after) ? '' : `: ${said(after)}`}`;
  if (after === undefined) return `- ${fact}`;
  if (!Array.isArray(before) || !Array.isArray(after)) return `${fact}: ${said(before)} → ${said(after)}`;
  const [old, now] = [before, after].map((list) => new Set(list.map(said)));
  const words = [
    ...[...old!].filter((one) => !now!.has(one)).map((one) => `- ${one}`),
    ...[...now!].filter((one) => !old!.has(one)).map((one) => `+ ${one}`),
  ];
  return `${fact}: ${words.length === 0 ? said(after) : words.join(', ')}`;
}

/** `docs/x.md:12, 40`, one line for each file. */
function placeLines(places: readonly Place[]): readonly string[] {
  const files = [...new Set(places.map(({file}) => file))];
  return files.map((file) => {
    const own = places.filter((place) => place.file === file);
    return `      ${file}:${own.map(({line}) => line).join(', ')}`;
  });
}

export interface Found {
  readonly change: Change;
  /** Pages with a directive that renders it. */
  readonly pages: readonly string[];
  /** Lines that show it in words. */
  readonly places: readonly Place[];
}

const SUBJECTS: Readonly<Record<string, string>> = {charts: 'chart ', crds: 'kind ', findings: 'findings of '};

/** Formats the changes, grouped by chart, kind or part of the product. */
export function printChanges(found: readonly Found[]): string {
  const subjects = groupBy(
    found,
    ({
      change: {
        of: [kind, name],
      },
    }) => `${SUBJECTS[kind] ?? ''}${name}`,
  );
  return Object.entries(subjects)
    .map(([subject, own]) =>
      [
        `${subject}${own[0]!.pages.length === 0 ? '' : ` (shown by directives on ${own[0]!.pages.join(', ')})`}`,
        ...own.flatMap(({change, places}) => [`  ${changeLine(change)}`, ...placeLines(places)]),
      ].join('\n'),
    )
    .join('\n\n');
}

const SAID = {
  changed: 'its code changed',
  gone: 'the place no longer exists',
  fixed: 'the line is gone, so it may be fixed',
} as const;

/** Formats sections and known defects whose evidence changed, with the changed lines. */
export function printShaken(all: readonly Shaken[], linesOf: (place: string) => readonly string[]): string {
  const blocks = Object.entries(groupBy(all, ({claim}) => claim.place)).map(([place, own]) =>
    [
      place,
      ...own.map(
        ({claim: {file, line, about, literal}, how}) =>
          `  ${about}: ${SAID[how]}${how === 'fixed' ? `: ${literal}` : ''} (${file}:${line})`,
      ),
      ...linesOf(place).map((line) => `      ${short(line)}`),
    ].join('\n'),
  );
  return all.length === 0 ? '' : ['What sections and known defects rest on:', ...blocks].join('\n');
}

export const printVanished = (all: readonly Vanished[]): string =>
  all.length === 0
    ? ''
    : [
        'Quoted messages that no source line produces any more:',
        ...all.map(({file, line, text}) => `  ${file}:${line}: ${short(text)}`),
      ].join('\n');
