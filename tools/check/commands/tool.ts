import {parseArgs} from 'node:util';
import type {ToolCommand, ToolFlag} from '../../../src/catalog/tools';
import {type Diagnostic, diagnosticAt} from '../../../src/lib/diagnostic';
import {suggest} from '../../../src/lib/nearest';
import type {PageFacts} from '../fences/fences';
import type {Word} from '../shell/parse';

/** A flag on a command line. */
export interface GivenFlag {
  readonly name: string;
  /** `true` for a switch. */
  readonly value: string;
  readonly line: number;
  /** True if the shell expands a part of the value. */
  readonly dynamic: boolean;
}

export interface Arguments {
  readonly positionals: readonly Word[];
  readonly flags: readonly GivenFlag[];
  /** The words after `--`; null without it. */
  readonly rest: readonly Word[] | null;
  readonly diagnostics: readonly Diagnostic[];
}

type OptionToken = Extract<NonNullable<ReturnType<typeof parseArgs>['tokens']>[number], {kind: 'option'}>;

/**
 * Parses the words after `command` like Go's pflag: long and short flags, clusters, `=` and `--`. Reports unknown flags and
 * missing values, and continues after them.
 */
function readArguments(command: string, words: readonly Word[], specs: readonly ToolFlag[]): Arguments {
  const positionals: Word[] = [];
  const flags: GivenFlag[] = [];
  const diagnostics: Diagnostic[] = [];
  let rest: readonly Word[] | null = null;
  const add = ({line}: Word, problem: string, fix: string): void => {
    diagnostics.push({line, problem: `\`${command}\` ${problem}`, fix});
  };
  const options = Object.fromEntries(
    specs.map(({name, short, value}) => [
      name,
      {type: value === 'required' ? ('string' as const) : ('boolean' as const), ...(short && {short})},
    ]),
  );
  const args = words.map(({text}) => text);
  const {tokens} = parseArgs({args, options, strict: false, allowPositionals: true, tokens: true});
  for (const token of tokens) {
    const word = words[token.index]!;
    if (token.kind === 'option-terminator') rest = words.slice(token.index + 1);
    else if (token.kind === 'positional') {
      if (rest === null) positionals.push(word);
    } else readFlag(token, word);
  }
  return {positionals, flags, rest, diagnostics};

  function readFlag({name, rawName, index, value, inlineValue}: OptionToken, word: Word): void {
    const spec = specs.find((one) => one.name === name);
    if (!spec) {
      const names = specs.flatMap((one) =>
        rawName.startsWith('--') ? [`--${one.name}`] : one.short ? [`-${one.short}`] : [],
      );
      if (!word.dynamic || !rawName.includes('$'))
        add(word, `has no flag \`${rawName}\``, suggest(rawName, names, `a flag that \`${command} --help\` lists`));
      return;
    }
    const text = rawName.startsWith('--') ? value : value?.replace(/^=/, '');
    if (spec.value === 'none' && text !== undefined && !/^(?:true|false|\$.*)$/.test(text))
      add(word, `takes no value for \`--${name}\``, `write \`--${name}\` alone`);
    if (spec.value === 'required' && (text === undefined || (!inlineValue && /^--./.test(text)))) {
      add(word, `needs a value for \`--${name}\``, `write \`--${name} VALUE\``);
      return;
    }
    const {line, dynamic} = text !== undefined && !inlineValue ? words[index + 1]! : word;
    flags.push({name, value: text ?? 'true', line, dynamic});
  }
}

/** All occurrences of a flag. */
export function given(args: Arguments, name: string): GivenFlag[] {
  return args.flags.filter((flag) => flag.name === name);
}

/** True if the flag is set, except to `false`. */
export function has(args: Arguments, name: string): boolean {
  return args.flags.some((flag) => flag.name === name && flag.value !== 'false');
}

/** A program whose commands and flags are known. */
export interface Tool {
  readonly name: string;
  readonly commands: readonly ToolCommand[];
  readonly globalFlags: readonly ToolFlag[];
  /** Commands of plugins, whose arguments are not checked. */
  readonly plugins?: readonly string[];
}

/** A parsed command line. */
export interface Call extends Arguments {
  /** The command and its subcommands; empty for the tool alone. */
  readonly path: readonly string[];
}

/** Finds the command and its subcommands. Flags can precede them. `unknown` is a word that is none of them. */
function findCommand(tool: Tool, words: readonly Word[]) {
  let command: ToolCommand | undefined;
  const path: string[] = [];
  const flags: Word[] = [];
  const found = (from: number, unknown?: Word) => ({command, path, rest: [...flags, ...words.slice(from)], unknown});
  for (let i = 0; i < words.length; i++) {
    const word = words[i]!;
    const candidates: readonly ToolCommand[] = command?.commands ?? tool.commands;
    if (word.text === '--' || candidates.length === 0) return found(i);
    // A flag. A single dash means standard input.
    if (/^-[^\d]/.test(word.text)) {
      flags.push(word);
      const takesNext = [...tool.globalFlags, ...(command?.flags ?? [])].some(
        ({name, short, value}) => value === 'required' && (word.text === `--${name}` || word.text === `-${short}`),
      );
      if (takesNext && i + 1 < words.length) flags.push(words[++i]!);
      continue;
    }
    const next = candidates.find(({name, aliases}) => name === word.text || aliases.includes(word.text));
    if (!next) return found(i, word);
    command = next;
    path.push(next.name);
  }
  return found(words.length);
}

/** Reports a wrong number of arguments. */
function checkArity(
  call: string,
  {least, most}: ToolCommand['arguments'],
  args: Arguments,
  line: number,
): Diagnostic[] {
  // An unquoted variable can expand to any number of arguments.
  if (args.positionals.some(({dynamic, quoted}) => dynamic && !quoted) || has(args, 'help')) return [];
  const count = args.positionals.length + (args.rest?.length ?? 0);
  if (count >= least && count <= (most ?? count)) return [];
  const limit = count < least ? `at least ${least}` : `at most ${most}`;
  const problem = `\`${call}\` takes ${limit} argument${limit.endsWith(' 1') ? '' : 's'}, not ${count}`;
  return diagnosticAt(line, problem, `see \`${call} --help\`, and quote what contains spaces`);
}

/** Parses a command line. `words` are the words after the name of the tool, which is on `line`. */
export function readCall(tool: Tool, words: readonly Word[], line: number): Call {
  const {command, path, rest, unknown} = findCommand(tool, words);
  const call = [tool.name, ...path].join(' ');
  const args = readArguments(call, rest, [...(command?.flags ?? []), ...tool.globalFlags]);
  if (unknown && !unknown.dynamic) {
    if (path.length === 0 && tool.plugins?.includes(unknown.text))
      return {...args, path: [unknown.text], diagnostics: []};
    const names = (command?.commands ?? tool.commands).map(({name}) => name);
    const fix = /\.(?:ya?ml|json)$/.test(unknown.text)
      ? `write \`-f ${unknown.text}\``
      : suggest(unknown.text, names, `a command that \`${call} --help\` lists`);
    const problem = `\`${call}\` has no command \`${unknown.text}\``;
    return {...args, path, diagnostics: diagnosticAt(unknown.line, problem, fix)};
  }
  // The word after an unknown flag might be its value.
  if (args.diagnostics.length > 0 || !command) return {...args, path};
  return {...args, path, diagnostics: checkArity(call, command.arguments, args, line)};
}

/** True for a placeholder in capitals, such as `SCAN_NAME`. */
export const isToReplace = (word: string): boolean => /^[A-Z][A-Z0-9]+(?:[-_][A-Z0-9]+)*$/.test(word);

const base = (name: string): string => name.replace(/\/+$/, '').split('/').at(-1)!;

/** True if the page contains a file with this base name. */
const isOnPage = (name: string, {files}: PageFacts): boolean => [...files].some((file) => base(file) === base(name));

/** Checks that the page shows or creates a file that a command reads. */
export function checkFile({value: name, line, dynamic}: GivenFlag, page: PageFacts): Diagnostic[] {
  // Readers provide my-scan.yaml, SCAN_FILE.yaml, folders, and paths from the root or the home folder.
  const own = /^[/~]|\/$/.test(name) || /^(?:my|your)-/.test(base(name)) || isToReplace(base(name).split('.')[0]!);
  if (dynamic || own || name === '-' || name.startsWith('https://') || isOnPage(name, page)) return [];
  if (page.clones && name.includes('/')) return [];
  const titles = [...page.files];
  const shown = titles.length === 0 ? 'no fence of the page has a title' : `the page shows ${titles.join(', ')}`;
  const fix = `give the fence of the file title="${base(name)}" (${shown})`;
  return diagnosticAt(line, `no fence of this page shows the file \`${name}\``, fix);
}
