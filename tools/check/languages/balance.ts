import type {Flaw} from '../../../src/text/flaw';

/** How a language writes what brackets within do not count in. */
interface Lexis {
  /** Whole comments and texts. */
  readonly skip: RegExp;
  /** What begins a text or comment that is not closed. */
  readonly unclosed: RegExp;
}

const slashes = String.raw`\/\/[^\n]*|\/\*[\s\S]*?\*\/`;
const double = String.raw`"(?:[^"\\\n]|\\[\s\S])*"`;
const single = String.raw`'(?:[^'\\\n]|\\[\s\S])*'`;

const lexis = (unclosed: RegExp, ...skip: string[]): Lexis => ({skip: new RegExp(skip.join('|'), 'y'), unclosed});

const LANGUAGES: Readonly<Record<string, Lexis>> = {
  go: lexis(/["'`]|\/\*/y, slashes, '`[^`]*`', double, single),
  java: lexis(/["']|\/\*/y, slashes, String.raw`"{3}[\s\S]*?"{3}`, double, single),
  // A lifetime such as 'a is no text.
  rust: lexis(/"|\/\*/y, slashes, double, String.raw`'(?:[^'\\\n]|\\[^\n]+?)'`, String.raw`'\w+`),
  python: lexis(/["']/y, '#[^\n]*', String.raw`"{3}[\s\S]*?"{3}`, String.raw`'{3}[\s\S]*?'{3}`, double, single),
  powershell: lexis(
    /["']|<#/y,
    String.raw`<#[\s\S]*?#>`,
    '#[^\n]*',
    String.raw`@"[\s\S]*?\n"@`,
    String.raw`@'[\s\S]*?\n'@`,
    '`.',
    '"(?:[^"`]|`[\\s\\S])*"',
    "'[^']*'",
  ),
};

const PAIRS: Readonly<Record<string, string>> = {')': '(', ']': '[', '}': '{'};

const lineAt = (text: string, position: number): number => text.slice(0, position).split('\n').length;

function skipped(text: string, position: number, {skip}: Lexis): number {
  skip.lastIndex = position;
  return skip.exec(text)?.[0].length ?? 0;
}

/** Checks that brackets, quotes and comments of a language are balanced. */
export function balanceFlaws(text: string, language: string): Flaw[] {
  const rules = LANGUAGES[language];
  if (!rules) throw new Error(`Nothing is known about the brackets of ${language}.`);
  const open: {bracket: string; line: number}[] = [];
  for (let position = 0; position < text.length;) {
    const length = skipped(text, position, rules);
    if (length > 0) {
      position += length;
      continue;
    }
    const char = text[position]!;
    const line = lineAt(text, position);
    rules.unclosed.lastIndex = position;
    const unclosed = rules.unclosed.exec(text)?.[0];
    if (unclosed !== undefined) {
      return [{line, problem: `${language}: a ${unclosed} is not closed`, mend: 'close it'}];
    }
    if ('([{'.includes(char)) open.push({bracket: char, line});
    const partner = PAIRS[char];
    if (partner !== undefined && open.pop()?.bracket !== partner) {
      return [{line, problem: `${language}: a ${char} closes no ${partner}`, mend: 'balance the brackets'}];
    }
    position++;
  }
  const [first] = open;
  return first ? [{line: first.line, problem: `${language}: a ${first.bracket} is not closed`, mend: 'close it'}] : [];
}
