/** Something that the author of a diagram can mend. */
export class DiagramError extends Error {
  /** 1-based line inside the fence; 0 stands for the line that opens it. */
  readonly line: number;
  override readonly cause: string;
  readonly mend: string;

  /** `cause` and `mend` are whole sentences; the mend says what to type instead. */
  constructor(line: number, cause: string, mend: string) {
    super(`${cause} Mend: ${mend}`);
    this.name = 'DiagramError';
    this.line = line;
    this.cause = cause;
    this.mend = mend;
  }
}
