/** Something wrong in a text, before it is known in which file the text stands. */
export interface Flaw {
  /** Line inside the text, counted from 1. */
  readonly line: number;
  /** What is wrong, without a full stop. */
  readonly problem: string;
  /** What to do about it, as an imperative without a full stop. */
  readonly mend: string;
}

/** A flaw in a file. */
export interface Problem extends Flaw {
  /** Path from the root of the project, with forward slashes. */
  readonly file: string;
}

/** The one form in which every check reports: `file:line: what is wrong — what to do`. */
export function formatProblem({file, line, problem, mend}: Problem): string {
  return `${file}:${line}: ${problem} — ${mend}`;
}

/** Puts flaws of a text into a file. `offset` is added to every line. */
export function inFile(file: string, flaws: readonly Flaw[], offset = 0): Problem[] {
  return flaws.map((flaw) => ({...flaw, file, line: flaw.line + offset}));
}

/** By file, then by line, so that a report reads like the pages do. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return problems.toSorted((a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line);
}
