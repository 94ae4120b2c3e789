import memoize from 'lodash/memoize';
import {type Command as CommandNode, forEachChild, parse, type SyntaxNode, type Word as WordNode} from 'unbash';
import {splitConsole} from '../../../src/markdown/code/console';
import {FlawError} from '../../../src/text/flaw';

/** One argument of a command after the shell has taken off its quotes. */
export interface Word {
  readonly line: number;
  /** Without quotes and escapes; variables and substitutions stay as they are written. */
  readonly text: string;
  /** True when the shell would put something else in place of a part of it. */
  readonly dynamic: boolean;
  /** True when any part of it was quoted. */
  readonly quoted: boolean;
}

/** The lines between `<<TAG` and `TAG`. */
export interface Heredoc {
  readonly body: string;
  /** Line of the first line of the body. */
  readonly line: number;
  /** True for `<<'TAG'`: the shell leaves the body alone. */
  readonly literal: boolean;
}

export interface Redirect {
  readonly operator: string;
  readonly target: Word;
  readonly heredoc?: Heredoc;
}

/** A simple command: a name and its arguments. Assignments before the name are left out. */
export interface Command {
  readonly line: number;
  readonly words: readonly Word[];
  readonly redirects: readonly Redirect[];
  /** The command whose output a pipe leads into this one. */
  readonly stdin: Command | null;
}

export interface Script {
  /** Every simple command in the order of the text, those in loops and substitutions too. */
  readonly commands: readonly Command[];
}

const PLACEHOLDER = /^<[A-Za-z](?:[\w .:/-]*\w)?>/;

/** What the shell expands. */
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

/** Words with typographic characters, which no shell can run. */
function typographicFlaw(text: string): Words | undefined {
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
  /** Position of a substitution in backticks, whose own positions are relative. */
  private within: number | undefined;

  constructor(private readonly source: string) {
    const end = /(?<!\\)(?:\\\\)*\\$/.exec(source);
    if (end) this.flaw(end.index, ['the last line ends in a backslash', 'continue the command or remove it']);
    this.visit(parse(source));
    if (this.first) throw new FlawError(this.lineOf(this.first.position), ...this.first.words);
  }

  private lineOf(position: number): number {
    return this.source.slice(0, this.within ?? position).split('\n').length;
  }

  private flaw(position: number, words: Words): void {
    const place = this.within ?? position;
    if (!this.first || place < this.first.position) this.first = {position: place, words};
  }

  private visit(node: SyntaxNode, stdin: Command | null = null): Command | null {
    if (node.type === 'Script' && node.source !== undefined && this.within === undefined) {
      this.within = node.pos;
      this.visit(node);
      this.within = undefined;
      return null;
    }
    if (node.type === 'Script')
      for (const {message, pos} of node.errors ?? []) this.flaw(pos, [message, 'correct the line so that it runs']);
    if (node.type === 'HereDocBody') return null;
    if (node.type === 'Pipeline') {
      node.commands.reduce<Command | null>((last, command) => this.visit(command, last), null);
      return null;
    }
    if (node.type === 'Word') this.judgeWord(node);
    if (node.type === 'Redirect' || node.type === 'HereDoc') this.judgeRedirect(node);
    forEachChild(node, (child) => this.visit(child));
    if (node.type !== 'Command') return null;
    const command = this.commandOf(node, stdin);
    this.commands.push(command);
    return command;
  }

  private judgeWord(word: WordNode): void {
    const {source} = this;
    if (/\\[ \t]$/.test(word.text) && /^[ \t]*(?:\n|$)/.test(source.slice(word.end)))
      this.flaw(word.end - 2, ['a space follows the backslash that continues the line', 'remove the space']);
    const wrong = isQuoted(word) ? undefined : typographicFlaw(word.value);
    if (wrong) this.flaw(word.pos, wrong);
  }

  private judgeRedirect(node: Extract<SyntaxNode, {type: 'Redirect' | 'HereDoc'}>): void {
    const text = this.source.slice(node.pos);
    const placeholder = PLACEHOLDER.exec(text)?.[0];
    if (placeholder !== undefined)
      this.flaw(node.pos, [
        `the shell reads the placeholder ${placeholder} as a redirection`,
        'write it in capitals, such as SCAN_NAME, or as a variable',
      ]);
    if (node.type !== 'HereDoc' || !node.delimiter || node.closing) return;
    const tag = node.delimiter.value;
    this.flaw(node.pos, [`the heredoc <<${tag} is not closed`, `put a line with only ${tag} at its end`]);
  }

  private word(node: WordNode, prefix = ''): Word {
    return {
      line: this.lineOf(node.pos),
      text: prefix + node.value,
      dynamic: isFilled(node),
      quoted: isQuoted(node),
    };
  }

  private argument(node: SyntaxNode): Word[] {
    if (node.type === 'Word') return [this.word(node)];
    if (node.type !== 'Assignment') return [];
    const {name, append, value} = node;
    const start = `${name}${append ? '+' : ''}=`;
    if (value.type === 'Word') return [this.word(value, start)];
    return [{line: this.lineOf(node.pos), text: start, dynamic: false, quoted: false}];
  }

  private commandOf({pos, name, args, redirects}: CommandNode, stdin: Command | null): Command {
    return {
      line: this.lineOf(pos),
      words: [...(name ? [name] : []), ...args].flatMap((one) => this.argument(one)),
      redirects: redirects.flatMap((one): Redirect[] => {
        const {operator} = one;
        if (one.type !== 'HereDoc') return one.target ? [{operator, target: this.word(one.target)}] : [];
        const {delimiter, body} = one;
        const text = operator === '<<-' ? body.text.replaceAll(/^\t+/gm, '') : body.text;
        const heredoc = {
          body: text.replace(/\n$/, ''),
          line: this.lineOf(body.pos),
          literal: delimiter?.quoted ?? false,
        };
        const target = {line: this.lineOf(one.pos), text: delimiter?.value ?? '', dynamic: false, quoted: false};
        return [{operator, target, heredoc}];
      }),
      stdin,
    };
  }
}

/** Parses shell as a person would paste it. Throws a {@link FlawError} with the line. */
export const parseShell = memoize((source: string): Script => new Reading(source.replaceAll('\r\n', '\n')));

/** Parses every command of a `console` fence, as the copy button would take it. Lines are counted from the start of the fence. */
export function parseConsole(code: string): Script {
  const typed: string[] = [];
  splitConsole(code).forEach(({kind, prompt, text}, index) => {
    // Leading line ends move the command to its line.
    if (prompt) typed.push('\n'.repeat(index) + text);
    else if (kind === 'command') typed[typed.length - 1] += `\n${text}`;
  });
  return {commands: typed.flatMap((command) => parseShell(command).commands)};
}
