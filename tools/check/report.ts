import countBy from 'lodash/countBy';
import type {CheckedFence} from './check-page';
import {formatProblem, type Problem, sortProblems} from '../../src/text/flaw';

/** Everything that a run found. */
export interface Report {
  readonly problems: readonly Problem[];
  /** What could be better, and fails nothing. */
  readonly hints: readonly Problem[];
  readonly fences: readonly CheckedFence[];
  readonly pages: number;
}

const count = (values: readonly string[]): [string, number][] =>
  Object.entries(countBy(values)).toSorted(([a, x], [b, y]) => y - x || a.localeCompare(b, 'en'));

const list = (counts: readonly [string, number][]): string =>
  counts.map(([name, number]) => `${name} ${number}`).join(', ');

/** Fences by class, with the class `code` by language. */
export function fenceCounts(fences: readonly CheckedFence[]): [string, number][] {
  return count(fences.map(({kind, language}) => (kind === 'code' ? language : (kind ?? 'unclassified'))));
}

/** The most pages of which hints are shown. */
const HINTED_PAGES = 5;

/** The report as a terminal shows it. */
export function printReport({problems, hints, fences, pages}: Report): string {
  const unclassified = fences.filter(({kind}) => kind === null).length;
  const lines = sortProblems(problems).map(formatProblem);
  // Of all pages nobody reads hints; whoever works on one does.
  if (pages <= HINTED_PAGES)
    lines.push(...sortProblems(hints).map((hint) => formatProblem({...hint, problem: `hint: ${hint.problem}`})));
  if (lines.length > 0) lines.push('');
  lines.push(
    `${pages} pages checked`,
    `${fences.length} fences: ${list(fenceCounts(fences)) || 'none'}`,
    `  outcome: ${list(count(fences.map(({outcome}) => outcome))) || 'none'}; unclassified ${unclassified}`,
    `${problems.length} problem${problems.length === 1 ? '' : 's'}`,
  );
  return lines.join('\n');
}
