import type {Flaw} from '../../../src/text/flaw';

const HASH = '#[^\n]*';
const SLASHES = String.raw`\/\/[^\n]*|\/\*[\s\S]*?\*\/`;

/** Comments by language. */
const COMMENTS: Readonly<Record<string, string>> = {
  css: String.raw`\/\*[\s\S]*?\*\/`,
  go: SLASHES,
  hcl: `${HASH}|${SLASHES}`,
  java: SLASHES,
  nginx: HASH,
  powershell: HASH,
  python: HASH,
  rego: HASH,
  toml: HASH,
};

/** Languages whose brackets are checked. */
export const bracketLanguages: readonly string[] = Object.keys(COMMENTS);

/** Texts in which brackets do not count: over lines, in backticks, in quotes. A mark alone may be an apostrophe. */
const TEXTS = [
  String.raw`@(["'])[\s\S]*?\n\1@`,
  String.raw`("""|''')[\s\S]*?\2`,
  String.raw`"(?:[^"\\\n]|\\[\s\S])*"`,
  String.raw`'(?:[^'\\\n]|\\[^\n])*?'`,
  '`[^`\n]*`',
];

const PAIRS: Readonly<Record<string, string>> = {')': '(', ']': '[', '}': '{'};

/** Checks that the brackets of some code are balanced. */
export function bracketFlaws(code: string, language: string): Flaw[] {
  const open: {bracket: string; line: number}[] = [];
  for (const found of code.matchAll(new RegExp([...TEXTS, COMMENTS[language], '[()[\\]{}]'].join('|'), 'g'))) {
    const [bracket] = found;
    const line = code.slice(0, found.index).split('\n').length;
    if (/^[([{]$/.test(bracket)) open.push({bracket, line});
    const partner = PAIRS[bracket];
    if (partner !== undefined && open.pop()?.bracket !== partner)
      return [{line, problem: `a ${bracket} closes no ${partner}`, mend: 'balance the brackets'}];
  }
  const last = open.at(-1);
  return last ? [{line: last.line, problem: `a ${last.bracket} is not closed`, mend: 'close it'}] : [];
}
