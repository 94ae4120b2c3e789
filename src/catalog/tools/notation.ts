import {read} from '../read';
import type {ToolCommand, ToolFlag} from './types';

/**
 * Parses flags in a short notation, because long lists stay readable in it.
 * @param text Flags separated by white space: `name`, with a short form `name|n`, with a required value `name=`, with an
 * optional value `name?=`.
 * @throws Error with the invalid word.
 */
function flags(text: string): readonly ToolFlag[] {
  return text
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => {
      const [, name, short, value] = /^([a-z][a-zA-Z0-9-]*)(?:\|([a-zA-Z]))?(\?=|=)?$/.exec(word) ?? [];
      if (name === undefined) throw new Error(`"${word}" is no flag; write it as name, name|n, name= or name?=.`);
      const kind = value === undefined ? 'none' : value === '=' ? 'required' : 'optional';
      return short === undefined ? {name, value: kind} : {name, short, value: kind};
    });
}

/** A command in the file. Without `arguments`, any number is allowed. */
interface Written {
  readonly aliases?: readonly string[];
  readonly flags?: string;
  readonly arguments?: readonly [least: number, most: number | null];
  readonly commands?: Commands;
}
type Commands = Readonly<Record<string, Written | null>>;

/** A tool with its global flags and its commands. */
export interface Tool {
  readonly flags: readonly ToolFlag[];
  readonly commands: readonly ToolCommand[];
}

/**
 * Reads a tool from `tools/<name>.yaml`. In its flags, `$name` inserts a group that several commands share.
 * @throws Error with the word that is neither a flag nor a group.
 */
export function readTool(name: string): Tool {
  const {groups, ...written} = read<Written & {readonly groups: Readonly<Record<string, string>>}>(`tools/${name}`);
  const whole = (text: string): string =>
    text.replaceAll(/\$(\w+)/g, (word, group: string) => (groups[group] === undefined ? word : whole(groups[group])));
  const commandsOf = (commands: Commands = {}): readonly ToolCommand[] =>
    Object.entries(commands).map(([command, details]) => {
      const {aliases = [], arguments: [least, most] = [0, null], flags: own = '', commands: below} = details ?? {};
      return {name: command, aliases, flags: flags(whole(own)), arguments: {least, most}, commands: commandsOf(below)};
    });
  return {flags: flags(whole(written.flags ?? '')), commands: commandsOf(written.commands)};
}
