/** A flag that a Go file adds to its command. */
interface GoFlag {
  readonly long: string;
  readonly type: string;
  readonly default: string;
}

/** A scbctl command. */
export interface GoCommand {
  readonly name: string;
  readonly use: string;
  readonly file: string;
  readonly flags: readonly GoFlag[];
}

const STRING = String.raw`("(?:[^"\\\n]|\\.)*"|\u0060[^\u0060]*\u0060)`;

/** The value of a Go string literal. */
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

/** Finds cobra commands in a Go file by their `Use` fields, with the flags that are added after each of them. */
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
          type: TYPES[type] ?? type,
          default: standard === 'nil' ? '[]' : standard,
        },
      ];
    });
    return {name: text.split(' ')[0] ?? '', use: text, file, flags};
  });
}
