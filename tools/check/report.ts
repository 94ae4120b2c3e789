import {formatProblem, type Problem, sortProblems} from '../../src/lib/diagnostic';

/** Escapes text for a GitHub workflow command. */
const escaped = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const property = (text: string): string => escaped(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** A workflow command that shows a problem next to its line in a pull request. */
export function annotation({file, line, problem, fix}: Problem): string {
  return `::error file=${property(file)},line=${line}::${escaped(`${problem} — ${fix}`)}`;
}

/** Prints one line per problem, and annotations in GitHub Actions. */
export function printProblems(problems: readonly Problem[]): void {
  for (const problem of sortProblems(problems)) console.log(formatProblem(problem));
  if (process.env['GITHUB_ACTIONS'] === 'true') for (const problem of problems) console.log(annotation(problem));
}
