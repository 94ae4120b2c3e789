/** Shape of the command line tool scbctl. */

/** A flag of a command of scbctl. */
export interface CliFlag {
  /** With its two dashes. */
  readonly long: string;
  /** With its dash. */
  readonly short?: string;
  readonly type: string;
  /** As `scbctl --help` prints it, or a sentence where it is computed. */
  readonly default: string;
  readonly meaning: string;
}

export interface CliArgument {
  readonly name: string;
  readonly required: boolean;
  readonly meaning: string;
}

export interface CliExample {
  readonly command: string;
  readonly meaning: string;
  /** The shell for which it is written, when an ordinary POSIX shell does not understand it. */
  readonly shell?: 'fish' | 'powershell';
}

/** An error that a command prints, word for word with `<placeholders>`. */
export interface CliError {
  readonly message: string;
  readonly cause: string;
  readonly mend: string;
}

/** A command of scbctl, with its subcommands. Root file: `scbctl/index.ts`. */
export interface CliCommand {
  readonly name: string;
  /** As typed, for example `scbctl scan <scanType> -- [parameters...]`. */
  readonly usage: string;
  readonly summary: string;
  readonly arguments: readonly CliArgument[];
  /** Flags of this command alone; those of every command are `globalFlags`. */
  readonly flags: readonly CliFlag[];
  readonly examples: readonly CliExample[];
  /** Lines on standard output, word for word with `<placeholders>`. */
  readonly output: readonly string[];
  readonly errors: readonly CliError[];
  readonly commands: readonly CliCommand[];
  /** What the words on the command line do not tell, one sentence each. */
  readonly notes?: readonly string[];
  /** Rights that the caller needs in the cluster, for example `scans create`. */
  readonly permissions?: readonly string[];
  /** What the shell completes after this command. */
  readonly completion?: string;
}
