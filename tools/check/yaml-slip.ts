import type {YAMLError} from 'yaml';
import type {Flaw} from '../../src/text/flaw';

/** What stands behind a key or a dash. */
const VALUE = /^[\s-]*(?:[\w.$-]+: +)?(.*)$/;
/** A quote that is opened and not closed on its line. */
const OPEN_QUOTE = /(?:^|[\s[{,])(["'])(?:(?!\1).)*$/;

/** The slip behind what a parser of YAML tells: of that it knows the consequence, often some lines below. */
export function slipOf({code, message, pos}: Pick<YAMLError, 'code' | 'message' | 'pos'>, text: string): Flaw {
  const lines = text.split(/\r?\n/);
  const line = text.slice(0, pos[0]).split('\n').length;
  const said = lines[line - 1] ?? '';
  const value = VALUE.exec(said)?.[1] ?? '';
  const first = (pattern: RegExp): number => lines.findIndex((one) => pattern.test(one)) + 1 || line;
  const problem = message.split('\n')[0]!.replace(/ at line \d+, column \d+:?$/, '');
  if (code === 'DUPLICATE_KEY') return {line, problem, mend: 'remove one of them'};
  if (code === 'TAB_AS_INDENT') return {line, problem, mend: 'indent with blanks'};
  if (said.includes('{{')) return {line, problem, mend: 'quote the braces, or fence a template as gotmpl'};
  if (said.includes('\u00a0')) return {line, problem: 'a no-break space stands here', mend: 'write a plain blank'};
  if (message.startsWith('Missing closing'))
    return {
      line: first(OPEN_QUOTE),
      problem: 'a quote is not closed',
      mend: 'end the value with the quote it begins with',
    };
  if (/end with a [\]}]/.test(message)) {
    const open = lines.slice(0, line).findLastIndex((one) => /[[{][^\]}]*$/.test(one)) + 1;
    return {line: open || line, problem: 'a list is not closed', mend: 'end it with the bracket'};
  }
  if (message.startsWith('Plain value cannot start'))
    return {line, problem: `a value begins with ${value[0]} and has no quotes`, mend: 'quote the value'};
  if (message.startsWith('Implicit keys') && !value.includes(': '))
    return {
      line: first(/^[\s-]*[\w-]+:[^\s:]/),
      problem: 'a blank is missing after the colon',
      mend: 'write `key: value`',
    };
  if (/^[\s-]*\{/.test(said) || /[[{][^\]}]*: /.test(value))
    return {line, problem, mend: 'add the comma between two fields, or quote a text that holds a colon'};
  if (value.includes(': ')) return {line, problem: 'a value holds a colon and has no quotes', mend: 'quote the value'};
  return {line, problem, mend: 'correct the indentation of this line or of the next one'};
}
