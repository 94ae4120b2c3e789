import type {ToolCommand, ToolFlag} from './types';

/**
 * Follows the words of a command line to the command that they name.
 * @param words Words after the name of the tool, without flags and their values.
 * @returns The innermost command, the names that lead to it, and how many words these were; undefined when the first
 * word names no command.
 */
export function findCommand(
  commands: readonly ToolCommand[],
  words: readonly string[],
): {readonly command: ToolCommand; readonly path: readonly string[]} | undefined {
  let found: ToolCommand | undefined;
  const path: string[] = [];
  for (const word of words) {
    const next: ToolCommand | undefined = (found?.commands ?? commands).find(
      ({name, aliases}) => name === word || aliases.includes(word),
    );
    if (next === undefined) break;
    found = next;
    path.push(next.name);
  }
  return found === undefined ? undefined : {command: found, path};
}

/**
 * The flag that a word of a command line names.
 * @param word As typed, for example `--set=a=b`, `-n` or `-it`; of joined short flags the first counts.
 * @param lists Flags of the command and of the whole tool.
 */
export function findFlag(word: string, ...lists: readonly (readonly ToolFlag[])[]): ToolFlag | undefined {
  const flags = lists.flat();
  if (word.startsWith('--')) {
    const [name] = word.slice(2).split('=', 1);
    return flags.find((flag) => flag.name === name);
  }
  return word.startsWith('-') ? flags.find((flag) => flag.short === word[1]) : undefined;
}
