import type {ToolFlag} from '../../../src/catalog/tools/types';
import {suggest} from '../../../src/text/nearest';
import type {Flaw} from '../../../src/text/flaw';
import {namespaceFlaws} from '../manifests/names';
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
  /** What stands behind `--`; null without it. */
  readonly rest: readonly Word[] | null;
  readonly flaws: readonly Flaw[];
}

/** True for a word that begins a flag; a single dash stands for standard input. */
export function isFlag({text}: Word): boolean {
  return /^-[^\d]/.test(text);
}

/** Reads the words behind a command as Go's pflag does: long and short flags, clusters, `=`, and `--`. */
class ArgumentReader {
  readonly positionals: Word[] = [];
  readonly flags: GivenFlag[] = [];
  readonly flaws: Flaw[] = [];
  rest: readonly Word[] | null = null;
  private index = 0;

  constructor(
    private readonly command: string,
    private readonly words: readonly Word[],
    private readonly specs: readonly ToolFlag[],
  ) {}

  read(): Arguments {
    while (this.index < this.words.length) {
      const word = this.words[this.index++]!;
      if (word.text === '--') {
        this.rest = this.words.slice(this.index);
        break;
      }
      if (!isFlag(word)) this.positionals.push(word);
      else if (word.text.startsWith('--')) this.readLong(word);
      else this.readShort(word);
    }
    const {positionals, flags, rest, flaws} = this;
    return {positionals, flags, rest, flaws};
  }

  private readLong(word: Word): void {
    const [name = '', ...values] = word.text.slice(2).split('=');
    const spec = this.specs.find((one) => one.name === name);
    if (!spec) {
      const names = this.specs.map((one) => `--${one.name}`);
      this.unknown(word, `--${name}`, names);
    } else this.add(word, spec, values.length > 0 ? values.join('=') : undefined);
  }

  private readShort(word: Word): void {
    const letters = word.text.slice(1);
    // `-install` would be read as `-i -n stall`, which nobody means.
    const long = letters.length > 1 && this.specs.find(({name}) => name === letters.split('=', 1)[0]);
    if (long) {
      this.flaw(word, `has no flag \`${word.text}\``, `write \`--${long.name}\``);
      return;
    }
    for (let i = 0; i < letters.length; i++) {
      const spec = this.specs.find(({short}) => short === letters[i]);
      if (!spec) {
        this.unknown(
          word,
          `-${letters[i]}`,
          this.specs.flatMap(({short}) => (short ? [`-${short}`] : [])),
        );
        return;
      }
      const attached = letters.slice(i + 1);
      if (spec.value === 'none' && !attached.startsWith('=')) this.add(word, spec, undefined);
      else {
        this.add(word, spec, attached === '' ? undefined : attached.replace(/^=/, ''));
        return;
      }
    }
  }

  private add(word: Word, {name, value}: ToolFlag, attached: string | undefined): void {
    if (value === 'none' && attached !== undefined && !/^(?:true|false|\$.*)$/.test(attached)) {
      this.flaw(word, `takes no value for \`--${name}\``, `write \`--${name}\` alone`);
    }
    if (value !== 'required' || attached !== undefined) {
      this.flags.push({name, value: attached ?? null, line: word.line, dynamic: word.dynamic});
      return;
    }
    const next = this.words[this.index];
    if (!next || /^--./.test(next.text)) {
      this.flaw(word, `needs a value for \`--${name}\``, `write \`--${name} VALUE\``);
      return;
    }
    this.index++;
    this.flags.push({name, value: next.text, line: next.line, dynamic: next.dynamic});
  }

  private unknown(word: Word, name: string, candidates: readonly string[]): void {
    if (word.dynamic && name.includes('$')) return;
    this.flaw(
      word,
      `has no flag \`${name}\``,
      suggest(name, candidates, `a flag that \`${this.command} --help\` lists`),
    );
  }

  private flaw({line}: Word, problem: string, mend: string): void {
    this.flaws.push({line, problem: `\`${this.command}\` ${problem}`, mend});
  }
}

/** Reads the words behind `command`. What is unknown or incomplete becomes a flaw; reading goes on behind it. */
export function readArguments(command: string, words: readonly Word[], specs: readonly ToolFlag[]): Arguments {
  return new ArgumentReader(command, words, specs).read();
}

/** All uses of a flag that have a value. */
export function given(args: Arguments, name: string): (GivenFlag & {readonly value: string})[] {
  return args.flags.flatMap((flag) =>
    flag.name === name && flag.value !== null ? [{...flag, value: flag.value}] : [],
  );
}

/** What is wrong with the namespaces that a call names. */
export const namespacedFlaws = (args: Arguments): Flaw[] =>
  given(args, 'namespace').flatMap(({value, line, dynamic}) => (dynamic ? [] : namespaceFlaws(value, line)));

/** True when the flag is there, whatever its value. */
export function has(args: Arguments, name: string): boolean {
  return args.flags.some((flag) => flag.name === name && flag.value !== 'false');
}
