import type {ToolCommand, ToolFlag} from './types';

/**
 * Reads flags from a short notation, which keeps long lists readable.
 * @param text Flags separated by white space: `name`, with a short form `name|n`, with a required value `name=`, with an
 * optional one `name?=`.
 * @throws Error that names the word, when a word is none of these.
 */
export function flags(text: string): readonly ToolFlag[] {
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

/** What a command has besides its name. */
interface Details {
  readonly aliases?: readonly string[];
  readonly flags?: string;
  /** As `least` or `least..most`; without it any number is allowed. */
  readonly arguments?: readonly [least: number, most: number | null];
  readonly commands?: readonly ToolCommand[];
}

/** A command; see {@link flags} for the notation of its flags. */
export function command(name: string, details: Details = {}): ToolCommand {
  const [least, most] = details.arguments ?? [0, null];
  return {
    name,
    aliases: details.aliases ?? [],
    flags: flags(details.flags ?? ''),
    arguments: {least, most},
    commands: details.commands ?? [],
  };
}
