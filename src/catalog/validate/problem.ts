/** Something wrong with an entry of the catalogue, told so that a contributor can mend it. */
export interface Problem {
  /** File below the root of the project. */
  readonly file: string;
  /** Where in the entry, for example `chart.values[2].meaning`; empty for the entry itself. */
  readonly path: string;
  /** What is wrong, as a whole sentence. */
  readonly problem: string;
  /** What to do, as a whole sentence. */
  readonly mend: string;
}

/** What a check found, before its file is known. */
export type Flaw = Omit<Problem, 'file'>;

/** Judges one value that stands at `path`. */
export type Check = (value: unknown, path: string) => readonly Flaw[];

/**
 * One problem on one line, as a terminal shows it.
 * @returns `file: path: problem mend`
 */
export function formatProblem({file, path, problem, mend}: Problem): string {
  return `${file}: ${path === '' ? '' : `${path}: `}${problem} ${mend}`;
}

/** Gives the flaws of an entry their file. */
export function inFile(file: string, flaws: readonly Flaw[]): Problem[] {
  return flaws.map((flaw) => ({file, ...flaw}));
}
