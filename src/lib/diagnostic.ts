/** A problem in a text that its author can fix. */
export interface Diagnostic {
  /** From 1; 0 is the line before the text, for example the opening line of a fence. */
  readonly line: number;
  readonly problem: string;
  /** An instruction in the imperative. */
  readonly fix: string;
}

/** A diagnostic in a file. */
export interface Problem extends Diagnostic {
  /** Path from the root of the project, with forward slashes. */
  readonly file: string;
}

/** A list with one diagnostic, as checks return it. */
export const diagnosticAt = (line: number, problem: string, fix: string): Diagnostic[] => [{line, problem, fix}];

const withoutStop = (sentence: string): string => sentence.trim().replace(/[.:]+$/, '');

/** The format of all reports: `file:line: problem — fix`. */
export function formatProblem({file, line, problem, fix}: Problem): string {
  return `${file}:${line}: ${problem} — ${fix}`;
}

/** Adds the file to diagnostics. */
export function inFile(file: string, diagnostics: Iterable<Diagnostic>): Problem[] {
  return Array.from(diagnostics, (diagnostic) => ({...diagnostic, file}));
}

/** Sorts by file, then by line. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return problems.toSorted((a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line);
}

/** A diagnostic that stops the processing of a text. The caller that has the position of the text rethrows it with {@link placed}. */
export class DiagnosticError extends Error implements Diagnostic {
  override readonly name = 'DiagnosticError';
  readonly line: number;
  readonly problem: string;
  readonly fix: string;
  readonly file: string | undefined;

  /** Removes final periods and colons from `problem` and `fix`. */
  constructor(problem: string, fix: string, line = 0, file?: string) {
    const diagnostic = {line, problem: withoutStop(problem), fix: withoutStop(fix)};
    super(file === undefined ? `${diagnostic.problem} — ${diagnostic.fix}` : formatProblem({...diagnostic, file}));
    this.line = line;
    this.problem = diagnostic.problem;
    this.fix = diagnostic.fix;
    this.file = file;
  }

  /** The same diagnostic with the file and the line in it. */
  placed(file: string, line: number): DiagnosticError {
    return new DiagnosticError(this.problem, this.fix, line, file);
  }
}

/**
 * The diagnostic in a thrown {@link DiagnosticError}.
 * @throws Any other error, because it is a bug and not a diagnostic of the content.
 */
export function diagnosticOf(error: unknown): Diagnostic {
  if (!(error instanceof DiagnosticError)) throw error;
  const {line, problem, fix} = error;
  return {line, problem, fix};
}
