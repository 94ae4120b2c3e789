/** A mistake in a page or in the catalogue that its author can mend. */
export class ContentError extends Error {
  /** The page as the author knows it, relative to the site. */
  readonly file: string;
  /** 1-based line in that page. */
  readonly line: number;
  /** What is wrong, without a final full stop. */
  override readonly cause: string;
  /** What to write instead, as a whole sentence. */
  readonly mend: string;

  constructor(file: string, line: number, cause: string, mend: string) {
    super(`${file}:${line}: ${cause}. ${mend}`);
    this.name = 'ContentError';
    this.file = file;
    this.line = line;
    this.cause = cause;
    this.mend = mend;
  }
}
