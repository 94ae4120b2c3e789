import type {Problem} from '../../src/text/flaw';

/** What a command of a workflow may not hold as it is. */
const escaped = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const property = (text: string): string => escaped(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** A problem as GitHub shows it beside the line of a pull request. */
export function annotation({file, line, problem, mend}: Problem): string {
  return `::error file=${property(file)},line=${line}::${escaped(`${problem} — ${mend}`)}`;
}
