/** A problem in a text that its author can fix. */
export interface Flaw {
  /** From 1; 0 is the line before the text, for example the opening line of a fence. */
  readonly line: number;
  readonly problem: string;
  /** An instruction in the imperative. */
  readonly fix: string;
}

/** A flaw in a file. */
export interface Problem extends Flaw {
  /** Path from the root of the project, with forward slashes. */
  readonly file: string;
}

/** A list with one flaw, as checks return it. */
export const flawAt = (line: number, problem: string, fix: string): Flaw[] => [{line, problem, fix}];

const withoutStop = (sentence: string): string => sentence.trim().replace(/[.:]+$/, '');

/** The format of all reports: `file:line: problem — fix`. */
export function formatProblem({file, line, problem, fix}: Problem): string {
  return `${file}:${line}: ${problem} — ${fix}`;
}

/** Adds the file to flaws. */
export function inFile(file: string, flaws: readonly Flaw[]): Problem[] {
  return flaws.map((flaw) => ({...flaw, file}));
}

/** Sorts by file, then by line. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return problems.toSorted((a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line);
}

/** A flaw that stops the processing of a text. The caller that has the position of the text rethrows it with {@link placed}. */
export class FlawError extends Error implements Flaw {
  override readonly name = 'FlawError';
  readonly line: number;
  readonly problem: string;
  readonly fix: string;
  readonly file: string | undefined;

  /** Removes final periods and colons from `problem` and `fix`. */
  constructor(problem: string, fix: string, line = 0, file?: string) {
    const flaw = {line, problem: withoutStop(problem), fix: withoutStop(fix)};
    super(file === undefined ? `${flaw.problem} — ${flaw.fix}` : formatProblem({...flaw, file}));
    this.line = line;
    this.problem = flaw.problem;
    this.fix = flaw.fix;
    this.file = file;
  }

  /** The same flaw with the file and the line in it. */
  placed(file: string, line: number): FlawError {
    return new FlawError(this.problem, this.fix, line, file);
  }
}

/**
 * The flaw in a thrown {@link FlawError}.
 * @throws Any other error, because it is a bug and not a flaw of the content.
 */
export function flawOf(error: unknown): Flaw {
  if (!(error instanceof FlawError)) throw error;
  const {line, problem, fix} = error;
  return {line, problem, fix};
}
