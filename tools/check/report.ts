import {formatProblem, type Problem, sortProblems} from '../../src/text/flaw';

/** Everything that a run found. */
export interface Report {
  readonly problems: readonly Problem[];
  /** How many pages were judged. */
  readonly pages: number;
}

/** The report as a terminal shows it. */
export function printReport({problems, pages}: Report): string {
  const lines = sortProblems(problems).map(formatProblem);
  if (lines.length > 0) lines.push('');
  lines.push(`${pages} pages checked`, `${problems.length} problem${problems.length === 1 ? '' : 's'}`);
  return lines.join('\n');
}
