/** One argument of a command after the shell has taken off its quotes. */
export interface Word {
  readonly line: number;
  /** Without quotes and escapes; variables and substitutions stay as they are written. */
  readonly text: string;
  /** True when the shell would put something else in place of a part of it. */
  readonly dynamic: boolean;
  /** True when any part of it was quoted. */
  readonly quoted: boolean;
}

/** The lines between `<<TAG` and `TAG`. */
export interface Heredoc {
  readonly body: string;
  /** Line of the first line of the body. */
  readonly line: number;
  /** True for `<<'TAG'`: the shell leaves the body alone. */
  readonly literal: boolean;
}

export interface Redirect {
  readonly operator: string;
  readonly target: Word;
  readonly heredoc?: Heredoc;
}

/** A simple command: a name and its arguments. Assignments before the name are left out. */
export interface Command {
  readonly line: number;
  readonly words: readonly Word[];
  readonly redirects: readonly Redirect[];
  /** The command whose output a pipe leads into this one. */
  readonly stdin: Command | null;
}

export interface Script {
  /** Every simple command in the order of the text, those in loops and substitutions too. */
  readonly commands: readonly Command[];
}
