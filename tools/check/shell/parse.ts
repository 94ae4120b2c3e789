import {Reader} from './reader';
import {FlawError} from '../../../src/text/flaw';
import type {Command, Heredoc, Redirect, Script, Word} from './types';
import {expectChar, expectReserved, reservedAt, skipPast, unexpected} from './tokens';
import {WordReader} from './words';

const OPENS = ['if', 'for', 'while', 'until', 'select', 'case', 'function'] as const;
const CONTINUES = ['then', 'elif', 'else', 'fi', 'do', 'done', 'esac'] as const;
const ASSIGNMENT = /^[A-Za-z_]\w*(?:\[[^\]]*\])?\+?=/;
const PLACEHOLDER = /<[A-Za-z](?:[\w .:/-]*\w)?>/;

class Parser {
  readonly commands: Command[] = [];
  readonly functions: string[] = [];

  /** Reads commands until the end of the text, a closing parenthesis or one of `ends`. */
  parseList(reader: Reader, ends: readonly string[] = []): void {
    for (;;) {
      reader.skipLines();
      if (reader.done || reader.peek() === ')' || reader.startsWith(';;') || reservedAt(reader, ends)) return;
      this.parsePipelines(reader);
      reader.skipBlanks();
      if (reader.startsWith(';;')) return;
      if (reader.take(';') || reader.take('&')) continue;
      if (!reader.done && reader.peek() !== '\n' && reader.peek() !== ')') unexpected(reader);
    }
  }

  private parsePipelines(reader: Reader): void {
    for (;;) {
      this.parsePipeline(reader);
      reader.skipBlanks();
      const operator = reader.match(/&&|\|\|/)?.[0];
      if (operator === undefined) return;
      this.takeJoin(reader, operator);
    }
  }

  private parsePipeline(reader: Reader): void {
    const negation = reader.match(/![ \t]+/);
    if (negation) reader.position += negation[0].length;
    let stdin: Command | null = null;
    for (;;) {
      stdin = this.parseCommand(reader, stdin);
      reader.skipBlanks();
      const pipe = reader.match(/\|&?(?!\|)/)?.[0];
      if (pipe === undefined) return;
      this.takeJoin(reader, pipe);
    }
  }

  /** Takes `&&`, `||` or a pipe; a command has to follow, on the next line if need be. */
  private takeJoin(reader: Reader, operator: string): void {
    const {line} = reader;
    reader.position += operator.length;
    reader.skipLines();
    if (!reader.done && !/[;&|)]/.test(reader.peek())) return;
    throw new FlawError(line, `nothing follows ${operator}`, 'write the command after it or remove it');
  }

  private parseCommand(reader: Reader, stdin: Command | null): Command | null {
    if (reader.startsWith('((')) {
      skipPast(reader, '))');
      return null;
    }
    if (reader.take('(')) {
      this.parseList(reader);
      expectChar(reader, ')');
    } else if (reservedAt(reader, ['{'])) {
      reader.position++;
      this.parseList(reader, ['}']);
      expectReserved(reader, '}');
    } else if (reader.startsWith('[[')) skipPast(reader, ']]');
    else if (!this.parseCompound(reader)) return this.parseSimple(reader, stdin);
    this.parseRedirects(reader);
    return null;
  }

  private parseCompound(reader: Reader): boolean {
    if (reservedAt(reader, CONTINUES)) unexpected(reader);
    const word = reservedAt(reader, OPENS);
    if (word === undefined) return false;
    reader.position += word.length;
    if (word === 'case') this.parseCase(reader);
    else if (word === 'function') this.parseFunctionBody(reader, this.readArgument(reader));
    else if (word === 'if') this.parseIf(reader);
    else {
      if (word === 'for' || word === 'select') this.parseForHead(reader);
      else this.parseList(reader, ['do']);
      reader.skipLines();
      expectReserved(reader, 'do');
      this.parseList(reader, ['done']);
      expectReserved(reader, 'done');
    }
    return true;
  }

  private parseIf(reader: Reader): void {
    this.parseList(reader, ['then']);
    expectReserved(reader, 'then');
    this.parseList(reader, ['elif', 'else', 'fi']);
    const next = reservedAt(reader, ['elif', 'else']);
    if (next === 'elif') {
      reader.position += 4;
      this.parseIf(reader);
      return;
    }
    if (next === 'else') {
      reader.position += 4;
      this.parseList(reader, ['fi']);
    }
    expectReserved(reader, 'fi');
  }

  private parseForHead(reader: Reader): void {
    reader.skipBlanks();
    if (reader.startsWith('((')) skipPast(reader, '))');
    else {
      const variable = this.readWord(reader);
      if (!variable) throw new FlawError(reader.line, 'a for loop has no variable', 'write for NAME in …; do …; done');
      reader.skipLines();
      if (reservedAt(reader, ['in'])) {
        reader.position += 2;
        while (this.readArgument(reader));
      }
    }
    reader.skipBlanks();
    reader.take(';');
  }

  private parseCase(reader: Reader): void {
    this.readArgument(reader);
    reader.skipLines();
    expectReserved(reader, 'in');
    for (;;) {
      reader.skipLines();
      if (reader.done || reservedAt(reader, ['esac'])) break;
      reader.take('(');
      do reader.skipBlanks();
      while (this.readArgument(reader) && (reader.skipBlanks(), reader.take('|')));
      expectChar(reader, ')');
      this.parseList(reader, ['esac']);
      reader.take(';;');
    }
    expectReserved(reader, 'esac');
  }

  private parseSimple(reader: Reader, stdin: Command | null): Command | null {
    const {line} = reader;
    const [assignments, words, redirects]: [Word[], Word[], Redirect[]] = [[], [], []];
    for (;;) {
      reader.skipBlanks();
      if (this.parseRedirect(reader, redirects)) continue;
      const word = this.readWord(reader);
      if (!word) break;
      const assigns = words.length === 0 && ASSIGNMENT.test(word.text);
      (assigns ? assignments : words).push(word);
      if (reader.peek() !== '(') continue;
      if (assigns) this.parseArray(reader);
      else if (words.length === 1) {
        this.parseFunctionBody(reader, word);
        return null;
      }
    }
    if (assignments.length + words.length + redirects.length === 0) unexpected(reader);
    const command = {line, assignments, words, redirects, stdin};
    this.commands.push(command);
    return command;
  }

  private parseArray(reader: Reader): void {
    reader.position++;
    do reader.skipLines();
    while (this.readWord(reader));
    expectChar(reader, ')');
  }

  private parseFunctionBody(reader: Reader, name: Word | null): void {
    if (reader.take('(')) expectChar(reader, ')');
    if (name) this.functions.push(name.text);
    reader.skipLines();
    this.parseCommand(reader, null);
  }

  private parseRedirects(reader: Reader): void {
    const redirects: Redirect[] = [];
    do reader.skipBlanks();
    while (this.parseRedirect(reader, redirects));
  }

  private parseRedirect(reader: Reader, redirects: Redirect[]): boolean {
    const found = reader.match(/\d*(<<<|<<-|<<|<&|<>|&>>|&>|>>|>&|>\||[<>])(?!\()/);
    if (!found) return false;
    const placeholder = reader.match(PLACEHOLDER)?.[0];
    if (placeholder !== undefined) {
      throw new FlawError(
        reader.line,
        `the shell reads the placeholder ${placeholder} as a redirection`,
        'write it in capitals, such as SCAN_NAME, or as a variable',
      );
    }
    const {line} = reader;
    const operator = found[1]!;
    reader.position += found[0].length;
    reader.skipBlanks();
    const target = this.readWord(reader);
    if (!target) throw new FlawError(line, `nothing follows ${operator}`, 'name the file to read or write');
    let heredoc: Heredoc | undefined;
    if (operator === '<<' || operator === '<<-') {
      const tag = {tag: target.text, stripTabs: operator === '<<-', literal: target.quoted, line};
      reader.expectHeredoc({...tag, accept: (body) => (heredoc = body)});
    }
    redirects.push({
      operator,
      target,
      get heredoc() {
        return heredoc;
      },
    });
    return true;
  }

  private readArgument(reader: Reader): Word | null {
    reader.skipBlanks();
    return this.readWord(reader);
  }

  private readWord(reader: Reader): Word | null {
    const nested = (inner: Reader): void => this.parseList(inner);
    const text = (source: string, line: number): void => this.parseAll(new Reader(source, line));
    return new WordReader(reader, nested, text).read();
  }

  parseAll(reader: Reader): void {
    this.parseList(reader);
    if (!reader.done) unexpected(reader);
    reader.finish();
  }
}

/**
 * Parses shell as a person would paste it: Bash without the corners nobody pastes (arithmetic and tests are skipped).
 * Throws a {@link FlawError} that knows the line.
 */
export function parseShell(source: string): Script {
  const parser = new Parser();
  parser.parseAll(new Reader(source));
  return {commands: parser.commands, functions: parser.functions};
}
