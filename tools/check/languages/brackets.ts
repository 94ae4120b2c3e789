import {tokenize} from '../../../src/markdown/code/prism';
import {linesOf} from '../../../src/markdown/code/tokens';
import {type Flaw, flawAt} from '../../../src/text/flaw';

/** Languages whose brackets are checked. */
export const bracketLanguages: readonly string[] = 'css go hcl java nginx powershell python rego toml'.split(' ');

const PAIRS: Readonly<Record<string, string>> = {')': '(', ']': '[', '}': '{'};

/** Checks that the brackets of some code are balanced, but for those in comments and texts. */
export function bracketFlaws(code: string, language: string): Flaw[] {
  const open: {bracket: string; line: number}[] = [];
  for (const [index, runs] of linesOf(tokenize(code, language)).entries()) {
    const told = runs.flatMap(({text, role}) => (role === 'comment' || role === 'string' ? [] : text));
    for (const [bracket] of told.join(' ').matchAll(/[()[\]{}]/g)) {
      const [line, partner] = [index + 1, PAIRS[bracket]];
      if (partner === undefined) open.push({bracket, line});
      else if (open.pop()?.bracket !== partner)
        return flawAt(line, `a ${bracket} closes no ${partner}`, 'balance the brackets');
    }
  }
  const last = open.at(-1);
  return last ? flawAt(last.line, `a ${last.bracket} is not closed`, 'close it') : [];
}
