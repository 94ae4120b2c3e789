import memoize from 'lodash/memoize';
import {type Command as CommandNode, forEachChild, parse, type SyntaxNode, type Word as WordNode} from 'unbash';
import {splitConsole} from '../../../src/markdown/code/console';
import {DiagnosticError} from '../../../src/lib/diagnostic';

/** An argument of a command after quote removal. */
export interface Word {
  readonly line: number;
  /** Without quotes and escapes, with unexpanded variables and substitutions. */
  readonly text: string;
  /** True if the shell expands a part of it. */
  readonly dynamic: boolean;
  /** True if a part of it is quoted. */
  readonly quoted: boolean;
}

/** A simple command: a name and its arguments, without assignments before the name. */
export interface Command {
  readonly line: number;
  readonly words: readonly Word[];
  /** Files that its output is redirected to. */
  readonly writes: readonly string[];
}

export interface Script {
  /** All simple commands in source order, including those in loops and substitutions. */
  readonly commands: readonly Command[];
}

const PLACEHOLDER = /^<[A-Za-z](?:[\w .:/-]*\w)?>/;

/** Node types of expansions. */
const FILLED = new Set(['ParameterExpansion', 'CommandExpansion', 'ArithmeticExpansion', 'ProcessSubstitution']);

type Words = readonly [problem: string, fix: string];

function isFilled(node: SyntaxNode): boolean {
  if (FILLED.has(node.type) || (node.type === 'SimpleExpansion' && node.text.length > 1)) return true;
  let filled = false;
  if (node.type === 'DoubleQuoted' || node.type === 'Word') forEachChild(node, (child) => (filled ||= isFilled(child)));
  return filled;
}

const isQuoted = ({parts, text, value}: WordNode): boolean =>
  parts?.some(({type}) => /Quoted$|^LocaleString$/.test(type)) ?? text !== value;

/** Reports typographic quotes, dashes and ellipses, which fail in a shell. */
function typographicDiagnostic(text: string): Words | undefined {
  if (/[\u2018\u2019\u201c\u201d]/.test(text))
    return [`\`${text}\` contains a typographic quote`, 'write a straight quote'];
  if (/^[\u2013\u2014]/.test(text)) return [`\`${text}\` begins with a dash that is not a hyphen`, 'write - or --'];
  if (text === '\u2026' || text === '...') return [`\`${text}\` cannot be copied and run`, 'write the whole command'];
  return undefined;
}

/** Collects the commands of a script and its first error. */
class Reading {
  readonly commands: Command[] = [];
  private first: {position: number; words: Words} | undefined;
  /** Position of the enclosing backtick substitution, because positions in it are relative. */
  private within: number | undefined;

  constructor(private readonly source: string) {
    const end = /(?<!\\)(?:\\\\)*\\$/.exec(source);
    if (end) this.diagnostic(end.index, ['the last line ends in a backslash', 'continue the command or remove it']);
    this.visit(parse(source));
    if (this.first) throw new DiagnosticError(...this.first.words, this.lineOf(this.first.position));
  }

  private lineOf(position: number): number {
    return this.source.slice(0, this.within ?? position).split('\n').length;
  }

  private diagnostic(position: number, words: Words): void {
    const place = this.within ?? position;
    if (!this.first || place < this.first.position) this.first = {position: place, words};
  }

  private visit(node: SyntaxNode): void {
    if (node.type === 'HereDocBody') return;
    const {within} = this;
    if (node.type === 'Script') {
      if (node.source !== undefined) this.within ??= node.pos;
      for (const {message, pos} of node.errors ?? [])
        this.diagnostic(pos, [message, 'correct the line so that it runs']);
    }
    if (node.type === 'Word') this.judgeWord(node);
    if (node.type === 'Redirect' || node.type === 'HereDoc') this.judgeRedirect(node);
    forEachChild(node, (child) => this.visit(child));
    this.within = within;
    if (node.type === 'Command') this.commands.push(this.commandOf(node));
  }

  private judgeWord(word: WordNode): void {
    const {source} = this;
    if (/\\[ \t]$/.test(word.text) && /^[ \t]*(?:\n|$)/.test(source.slice(word.end)))
      this.diagnostic(word.end - 2, ['a space follows the backslash that continues the line', 'remove the space']);
    const wrong = isQuoted(word) ? undefined : typographicDiagnostic(word.value);
    if (wrong) this.diagnostic(word.pos, wrong);
  }

  private judgeRedirect(node: Extract<SyntaxNode, {type: 'Redirect' | 'HereDoc'}>): void {
    const text = this.source.slice(node.pos);
    const placeholder = PLACEHOLDER.exec(text)?.[0];
    if (placeholder !== undefined)
      this.diagnostic(node.pos, [
        `the shell reads the placeholder ${placeholder} as a redirection`,
        'write it in capitals, such as SCAN_NAME, or as a variable',
      ]);
    if (node.type !== 'HereDoc' || !node.delimiter || node.closing) return;
    const tag = node.delimiter.value;
    this.diagnostic(node.pos, [`the heredoc <<${tag} is not closed`, `put a line with only ${tag} at its end`]);
  }

  private word(node: WordNode, prefix = ''): Word {
    return {line: this.lineOf(node.pos), text: prefix + node.value, dynamic: isFilled(node), quoted: isQuoted(node)};
  }

  private argument(node: SyntaxNode): Word[] {
    if (node.type === 'Word') return [this.word(node)];
    if (node.type !== 'Assignment') return [];
    const {name, append, value} = node;
    const start = `${name}${append ? '+' : ''}=`;
    if (value.type === 'Word') return [this.word(value, start)];
    return [{line: this.lineOf(node.pos), text: start, dynamic: false, quoted: false}];
  }

  private commandOf({pos, name, args, redirects}: CommandNode): Command {
    return {
      line: this.lineOf(pos),
      words: [...(name ? [name] : []), ...args].flatMap((one) => this.argument(one)),
      writes: redirects.flatMap((one) =>
        one.type !== 'HereDoc' && one.target && one.operator.startsWith('>') ? [one.target.value] : [],
      ),
    };
  }
}

/**
 * Parses a shell script.
 *
 * @throws DiagnosticError with the line of the first error
 */
export const parseShell = memoize((source: string): Script => new Reading(source.replaceAll('\r\n', '\n')));

/** Parses the commands of a `console` fence, as the copy button copies them. Lines are counted from the start of the fence. */
export function parseConsole(code: string): Script {
  const typed: string[] = [];
  splitConsole(code).forEach(({kind, prompt, text}, index) => {
    // Leading newlines keep the line number of the command.
    if (prompt) typed.push('\n'.repeat(index) + text);
    else if (kind === 'command') typed[typed.length - 1] += `\n${text}`;
  });
  return {commands: typed.flatMap((command) => parseShell(command).commands)};
}
