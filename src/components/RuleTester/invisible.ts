/** Characters that look like a space or like nothing, as copied from web pages and chats. YAML does not accept them as spaces. */
const NAMES: Readonly<Record<string, string>> = {
  '\u00A0': 'no-break space',
  '\u2007': 'figure space',
  '\u202F': 'narrow no-break space',
  '\u200B': 'zero-width space',
  '\u2060': 'word joiner',
  '\uFEFF': 'byte order mark',
};

const INVISIBLE = /[\u00A0\u2007\u202F\u200B\u2060\uFEFF]/g;

/** The first invisible character of a text, and how many there are. Line and column are counted from 1. */
export interface Invisible {
  readonly name: string;
  readonly line: number;
  readonly column: number;
  readonly count: number;
}

export function invisibleIn(text: string): Invisible | undefined {
  const found = [...text.matchAll(INVISIBLE)];
  const [first] = found;
  if (first === undefined) return undefined;
  const lines = text.slice(0, first.index).split('\n');
  return {
    name: NAMES[first[0]] ?? 'invisible character',
    line: lines.length,
    column: (lines.at(-1)?.length ?? 0) + 1,
    count: found.length,
  };
}

/** Replaces spaces by plain ones, and removes characters without width. */
export const withoutInvisible = (text: string): string =>
  text.replace(INVISIBLE, (character) => (/[\u00A0\u2007\u202F]/.test(character) ? ' ' : ''));
