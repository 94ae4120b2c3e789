/** Facts about kubectl and Helm, for checking commands on pages. */
import helm from './helm.json';
import kubectl from './kubectl.json';

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

/** A tool with its global flags and its commands. */
interface Tool {
  readonly flags: readonly ToolFlag[];
  readonly commands: readonly ToolCommand[];
}

const {commands: kubectlCommands, flags: kubectlGlobalFlags} = kubectl as unknown as Tool;
const {commands: helmCommands, flags: helmGlobalFlags} = helm as unknown as Tool;

export {helmCommands, helmGlobalFlags, kubectlCommands, kubectlGlobalFlags};
export {builtInResources, resourceByWord, resources} from './resources';
