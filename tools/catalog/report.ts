import difference from 'lodash/difference';
import groupBy from 'lodash/groupBy';
import truncate from 'lodash/truncate';
import type {Problem} from '../../src/lib/diagnostic';
import type {Change} from './compare';
import {inOneLine} from './folder';
import type {Shaken, vanished} from './rests';

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
  const {before, after, path} = change;
  const fact = factOf(change);
  if (before === undefined)
    return path.length === 0 || after === path.at(-1) ? `+ ${fact}` : `+ ${fact}: ${said(after)}`;
  if (after === undefined) return `- ${fact}`;
  if (!Array.isArray(before) || !Array.isArray(after)) return `${fact}: ${said(before)} → ${said(after)}`;
  const [old, now] = [before.map(said), after.map(said)];
  const words = [...difference(old, now).map((one) => `- ${one}`), ...difference(now, old).map((one) => `+ ${one}`)];
  return `${fact}: ${words.join(', ') || said(after)}`;
}

/** A fact that differs, and where the site shows it. */
export interface Found {
  readonly change: Change;
  /** Pages with a directive that renders it. */
  readonly pages: readonly string[];
  /** Lines that show it in words. */
  readonly places: readonly Pick<Problem, 'file' | 'line'>[];
}

const SUBJECTS: Readonly<Record<string, string>> = {charts: 'chart ', crds: 'kind ', findings: 'findings of '};

/** Formats the changes, grouped by chart, kind or part of the product. */
export function printChanges(found: readonly Found[]): string {
  const subjects = groupBy(found, ({change: {of}}) => `${SUBJECTS[of[0]] ?? ''}${of[1]}`);
  const blocks = Object.entries(subjects).map(([subject, own]) => {
    const pages = own[0]!.pages.join(', ');
    const lines = own.flatMap(({change, places}) => [
      `  ${changeLine(change)}`,
      ...Object.entries(groupBy(places, 'file')).map(
        ([file, all]) => `      ${file}:${all.map(({line}) => line).join(', ')}`,
      ),
    ]);
    return [pages === '' ? subject : `${subject} (shown by directives on ${pages})`, ...lines].join('\n');
  });
  return blocks.join('\n\n');
}

/** Formats sections and known defects whose evidence changed, with the changed lines. */
export function printShaken(all: readonly Shaken[], linesOf: (place: string) => readonly string[]): string {
  const places = Object.entries(groupBy(all, ({claim}) => claim.place)).flatMap(([place, own]) => [
    place,
    ...own.map(({claim: {file, line, about}, how}) => `  ${about}: ${how} (${file}:${line})`),
    ...linesOf(place).map((line) => `      ${short(line)}`),
  ]);
  return all.length === 0 ? '' : ['What sections and known defects rest on:', ...places].join('\n');
}

/** Formats quoted messages that are gone. */
export function printVanished(all: ReturnType<typeof vanished>): string {
  const lines = all.map(({file, line, text}) => `  ${file}:${line}: ${short(text)}`);
  return all.length === 0 ? '' : ['Quoted messages that no source line produces any more:', ...lines].join('\n');
}
