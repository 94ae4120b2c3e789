/** Types of the facts about tools that the site does not document, so that commands on its pages can be checked. */

/** A flag of a command. */
export interface ToolFlag {
  /** Without dashes, for example `namespace`. */
  readonly name: string;
  /** Without its dash, for example `n`. */
  readonly short?: string;
  /** `none`: a switch, which can still be written `--wait=true`; `optional`: a value only with an equals sign. */
  readonly value: 'none' | 'required' | 'optional';
}

/** A command of kubectl or helm. */
export interface ToolCommand {
  readonly name: string;
  readonly aliases: readonly string[];
  /** Flags of this command; global flags are listed separately. */
  readonly flags: readonly ToolFlag[];
  /** Fewest and most arguments; null means any number. */
  readonly arguments: {readonly least: number; readonly most: number | null};
  readonly commands: readonly ToolCommand[];
}

/** A kind that every Kubernetes cluster supports. */
export interface BuiltInResource {
  readonly kind: string;
  /** API group, empty for the core group. */
  readonly group: string;
  readonly plural: string;
  readonly singular: string;
  readonly shortNames: readonly string[];
  readonly namespaced: boolean;
}
