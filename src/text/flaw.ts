/** A problem in a text that its author can fix. */
export interface Flaw {
  /** Counted from 1; 0 is the line before the text, for example the one that opens a fence. */
  readonly line: number;
  /** What is wrong. */
  readonly problem: string;
  /** What to do about it, as an imperative. */
  readonly fix: string;
}

/** A flaw of which the file is known. */
export interface Problem extends Flaw {
  /** Path from the root of the project, with forward slashes. */
  readonly file: string;
}

/** One flaw, as the list that a check gives. */
export const flawAt = (line: number, problem: string, fix: string): Flaw[] => [{line, problem, fix}];

const withoutStop = (sentence: string): string => sentence.trim().replace(/[.:]+$/, '');

/** The one form in which everything reports: `file:line: what is wrong — what to do`. */
export function formatProblem({file, line, problem, fix}: Problem): string {
  return `${file}:${line}: ${problem} — ${fix}`;
}

/** Puts flaws of a text into a file. */
export function inFile(file: string, flaws: readonly Flaw[]): Problem[] {
  return flaws.map((flaw) => ({...flaw, file}));
}

/** By file, then by line, so that a report reads like the pages do. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return problems.toSorted((a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line);
}

/** A flaw that ends the work on the text. The caller that has the position of the text rethrows it with {@link placed}. */
export class FlawError extends Error implements Flaw {
  override readonly name = 'FlawError';
  readonly line: number;
  readonly problem: string;
  readonly fix: string;
  readonly file: string | undefined;

  /** `problem` and `fix` can be whole sentences; their final periods are dropped. */
  constructor(line: number, problem: string, fix: string, file?: string) {
    const flaw = {line, problem: withoutStop(problem), fix: withoutStop(fix)};
    super(file === undefined ? `${flaw.problem} — ${flaw.fix}` : formatProblem({...flaw, file}));
    this.line = line;
    this.problem = flaw.problem;
    this.fix = flaw.fix;
    this.file = file;
  }

  /** The same flaw in a file, at a line of it. */
  placed(file: string, line: number): FlawError {
    return new FlawError(line, this.problem, this.fix, file);
  }
}

/**
 * The flaw that a part of the site throws about content. Errors of other kinds are faults of this program and are thrown
 * on.
 */
export function flawOf(error: unknown): Flaw {
  if (!(error instanceof FlawError)) throw error;
  const {line, problem, fix} = error;
  return {line, problem, fix};
}
