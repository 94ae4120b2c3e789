/** Something inside a fence that its author can mend. */
export class FenceError extends Error {
  /** 1-based line of the code; 0 stands for the line that opens the fence. */
  readonly line: number;
  readonly mend: string;

  /** `cause` and `mend` are whole sentences; the mend says what to type instead. */
  constructor(line: number, cause: string, mend: string) {
    super(cause);
    this.name = 'FenceError';
    this.line = line;
    this.mend = mend;
  }
}
