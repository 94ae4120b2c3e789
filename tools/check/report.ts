import {formatProblem, sortProblems} from '../../src/text/flaw';
import type {PageReport} from './check-page';

/** Everything that a run found. */
export interface Report extends PageReport {
  /** How many pages were judged. */
  readonly pages: number;
}

/** The most pages of which hints are shown. */
const HINTED_PAGES = 5;

/** The report as a terminal shows it. */
export function printReport({problems, hints, pages}: Report): string {
  const lines = sortProblems(problems).map(formatProblem);
  // Of all pages nobody reads hints; whoever works on one does.
  if (pages <= HINTED_PAGES)
    lines.push(...sortProblems(hints).map((hint) => formatProblem({...hint, problem: `hint: ${hint.problem}`})));
  if (lines.length > 0) lines.push('');
  lines.push(`${pages} pages checked`, `${problems.length} problem${problems.length === 1 ? '' : 's'}`);
  return lines.join('\n');
}
