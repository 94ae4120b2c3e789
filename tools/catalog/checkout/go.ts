/** A flag that a Go file adds to its command. */
export interface GoFlag {
  readonly long: string;
  readonly short: string | undefined;
  readonly type: string;
  readonly default: string;
}

/** A command of scbctl as its source says. */
export interface GoCommand {
  readonly name: string;
  readonly use: string;
  readonly file: string;
  readonly flags: readonly GoFlag[];
}

/** Texts that a Go file prints or returns as errors, with their verbs (`%s`). */
export interface GoMessage {
  readonly text: string;
  readonly file: string;
}

const STRING = String.raw`("(?:[^"\\\n]|\\.)*"|\u0060[^\u0060]*\u0060)`;

/** The text of a string literal of Go. */
function literal(source: string): string {
  if (source.startsWith('`')) return source.slice(1, -1);
  return source.slice(1, -1).replaceAll(/\\(.)/g, (_, char: string) => ({n: '\n', t: '\t'})[char] ?? char);
}

const TYPES: Readonly<Record<string, string>> = {
  Bool: 'bool',
  String: 'string',
  StringArray: 'stringArray',
  StringSlice: 'stringArray',
  Int: 'int',
  Duration: 'duration',
};

/** The commands of a Go file: the literals of cobra, with the flags that the file adds to its commands. */
export function goCommands(source: string, file: string): readonly GoCommand[] {
  const uses = [...source.matchAll(new RegExp(String.raw`\bUse:\s*${STRING}`, 'g'))];
  const flagCall = new RegExp(
    String.raw`(Persistent)?Flags\(\)\.(${Object.keys(TYPES).join('|')})(Var)?(P)?\(\s*(?:&[\w.]+\s*,\s*)?${STRING}\s*,\s*(?:${STRING}\s*,\s*)?([^,\n]*)`,
    'g',
  );
  return uses.map((use, index) => {
    const end = uses[index + 1]?.index ?? source.length;
    const text = literal(use[1] ?? '""');
    const flags = [...source.slice(use.index, end).matchAll(flagCall)].flatMap((call) => {
      const [, persistent, type = '', , short, long = '""', second, third = ''] = call;
      if (persistent) return [];
      const standard = short || second === undefined ? third.trim() : second;
      return [
        {
          long: `--${literal(long)}`,
          short: short && second !== undefined && literal(second) !== '' ? `-${literal(second)}` : undefined,
          type: TYPES[type] ?? type,
          default: standard === 'nil' ? '[]' : standard,
        },
      ];
    });
    return {name: text.split(' ')[0] ?? '', use: text, file, flags};
  });
}

/** What a Go file says to people, formats unresolved. */
export function goMessages(source: string, file: string): readonly GoMessage[] {
  const calls = new RegExp(
    String.raw`(?:errors\.New|(?:fmt|cmd)\.(?:PrintErr(?:f|ln)?|Errorf|Printf|Println|Sprintf|Fprintf|Fprintln|Print))\((?:[\w.()]+,\s*)?${STRING}`,
    'g',
  );
  return [...source.matchAll(calls)].map(([, text = '""']) => ({text: literal(text).trim(), file}));
}
