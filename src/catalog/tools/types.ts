/** Types of facts about third-party tools, for checking commands on pages. */

/** A flag of a command. */
export interface ToolFlag {
  /** Without the dashes, for example `namespace`. */
  readonly name: string;
  /** Without the dash, for example `n`. */
  readonly short?: string;
  /** `none`: a boolean flag, also in the form `--wait=true`; `optional`: a value only after an equals sign. */
  readonly value: 'none' | 'required' | 'optional';
}

/** A command of kubectl or helm. */
export interface ToolCommand {
  readonly name: string;
  readonly aliases: readonly string[];
  /** Flags of this command, without global flags. */
  readonly flags: readonly ToolFlag[];
  /** Minimum and maximum number of arguments; null means no maximum. */
  readonly arguments: {readonly least: number; readonly most: number | null};
  readonly commands: readonly ToolCommand[];
}

/** A kind that secureCodeBox does not define. */
export interface BuiltInResource {
  readonly kind: string;
  /** API group, empty for the core group. */
  readonly group: string;
  readonly plural: string;
  readonly singular: string;
  readonly shortNames: readonly string[];
  readonly namespaced: boolean;
}

/** A tool with its global flags and its commands. Files: `tools/kubectl.json` and `tools/helm.json`. */
export interface Tool {
  readonly flags: readonly ToolFlag[];
  readonly commands: readonly ToolCommand[];
}
