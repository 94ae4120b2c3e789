import {parseArgs} from 'node:util';
import type {ToolFlag} from '../../../src/catalog/tools/types';
import {suggest} from '../../../src/text/nearest';
import type {Flaw} from '../../../src/text/flaw';
import type {Word} from '../shell/types';

/** A flag as it was typed. */
export interface GivenFlag {
  /** Long name without dashes. */
  readonly name: string;
  /** Null for a switch. */
  readonly value: string | null;
  readonly line: number;
  /** True when the shell fills in a part of the value. */
  readonly dynamic: boolean;
}

export interface Arguments {
  readonly positionals: readonly Word[];
  readonly flags: readonly GivenFlag[];
  /** The words after `--`; null without it. */
  readonly rest: readonly Word[] | null;
  readonly flaws: readonly Flaw[];
}

/** A flag as the platform finds it. */
interface OptionToken {
  readonly name: string;
  /** With its dashes. */
  readonly rawName: string;
  readonly index: number;
  readonly value?: string | undefined;
  readonly inlineValue?: boolean | undefined;
}

/** True for a flag; a single dash is standard input. */
export function isFlag({text}: Word): boolean {
  return /^-[^\d]/.test(text);
}

/**
 * Reads the words after `command` as Go's pflag does: long and short flags, clusters, `=`, and `--`. What is unknown or
 * incomplete becomes a flaw; reading continues after it.
 */
export function readArguments(command: string, words: readonly Word[], specs: readonly ToolFlag[]): Arguments {
  const positionals: Word[] = [];
  const flags: GivenFlag[] = [];
  const flaws: Flaw[] = [];
  let rest: readonly Word[] | null = null;
  const add = ({line}: Word, problem: string, fix: string): void => {
    flaws.push({line, problem: `\`${command}\` ${problem}`, fix});
  };
  const options = Object.fromEntries(
    specs.map(({name, short, value}) => [
      name,
      {type: value === 'required' ? ('string' as const) : ('boolean' as const), ...(short && {short})},
    ]),
  );
  const {tokens} = parseArgs({
    args: words.map(({text}) => text),
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  for (const token of tokens) {
    const word = words[token.index]!;
    if (token.kind === 'option-terminator') rest = words.slice(token.index + 1);
    else if (token.kind === 'positional') {
      if (rest === null) positionals.push(word);
    } else readFlag(token, word);
  }
  return {positionals, flags, rest, flaws};

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
    flags.push({name, value: text ?? null, line, dynamic});
  }
}

/** All uses of a flag that have a value. */
export function given(args: Arguments, name: string): (GivenFlag & {readonly value: string})[] {
  return args.flags.flatMap((flag) =>
    flag.name === name && flag.value !== null ? [{...flag, value: flag.value}] : [],
  );
}

/** True when the flag is there, whatever its value. */
export function has(args: Arguments, name: string): boolean {
  return args.flags.some((flag) => flag.name === name && flag.value !== 'false');
}
