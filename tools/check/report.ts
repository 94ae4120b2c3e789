import {formatProblem, type Problem, sortProblems} from '../../src/text/flaw';

/** Everything that a run found. */
export interface Report {
  readonly problems: readonly Problem[];
  /** Reported, but the run does not fail because of them. */
  readonly warnings?: readonly Problem[];
  /** How many pages were judged. */
  readonly pages: number;
}

/** The report as a terminal shows it. */
export function printReport({problems, warnings = [], pages}: Report): string {
  const lines = [
    ...sortProblems(warnings).map((one) => `warning: ${formatProblem(one)}`),
    ...sortProblems(problems).map(formatProblem),
  ];
  if (lines.length > 0) lines.push('');
  lines.push(
    `${pages} page${pages === 1 ? '' : 's'} checked`,
    ...(warnings.length > 0 ? [`${warnings.length} warning${warnings.length === 1 ? '' : 's'}`] : []),
    `${problems.length} problem${problems.length === 1 ? '' : 's'}`,
  );
  return lines.join('\n');
}

/** What a command of a workflow may not hold as it is. */
const escaped = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const property = (text: string): string => escaped(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** A problem as GitHub shows it beside the line of a pull request. */
export function annotation({file, line, problem, mend}: Problem): string {
  return `::error file=${property(file)},line=${line}::${escaped(`${problem} — ${mend}`)}`;
}
