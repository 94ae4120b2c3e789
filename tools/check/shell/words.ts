import type {Reader} from './reader';
import {FlawError} from '../../../src/text/flaw';
import type {Word} from './types';

/** Parses the shell inside a substitution, from the reader's position up to the `)` that ends it. */
export type ParseNested = (reader: Reader) => void;

const ENDS_WORD = new Set(['', ' ', '\t', '\r', '\n', ';', '&', '|', '<', '>', '(', ')']);
const TYPOGRAPHIC = /[\u2018\u2019\u201c\u201d]/;

/** Reads words: quotes, escapes, variables and substitutions of one argument. */
export class WordReader {
  private text = '';
  private dynamic = false;
  private quoted = false;

  constructor(
    private readonly reader: Reader,
    private readonly parseNested: ParseNested,
    private readonly parseText: (text: string, line: number) => void,
  ) {}

  /** The word at the reader's position, or null where an operator or a line end stands. */
  read(): Word | null {
    const {reader} = this;
    [this.text, this.dynamic, this.quoted] = ['', false, false];
    const {line, position} = reader;
    for (;;) {
      const char = reader.peek();
      const substitutesProcess = reader.position === position && /^[<>]\(/.test(char + reader.peek(1));
      if (substitutesProcess) this.readParenthesis(2);
      else if (ENDS_WORD.has(char)) break;
      else this.readPiece(char);
    }
    if (reader.position === position) return null;
    this.refuseTypography(line);
    return {line, text: this.text, dynamic: this.dynamic, quoted: this.quoted};
  }

  private readPiece(char: string): void {
    const {reader} = this;
    if (char === '\\') this.readEscape();
    else if (char === "'") this.readSingleQuoted(1);
    else if (char === '"') this.readDoubleQuoted();
    else if (char === '$') this.readDollar(false);
    else if (char === '`') this.readBackticks();
    else {
      this.text += char;
      reader.position++;
    }
  }

  private readEscape(): void {
    const {reader} = this;
    if (reader.match(/\\[ \t]+(?:\r?\n|$)/)) {
      throw new FlawError(
        reader.line,
        'a blank stands behind the backslash that continues the line',
        'remove the blank',
      );
    }
    const next = reader.peek(1);
    if (next === '') {
      throw new FlawError(reader.line, 'the last line ends in a backslash', 'continue the command or remove it');
    }
    reader.position += 2;
    if (next === '\n') return;
    if (next === '\r') reader.take('\n');
    else this.text += next;
    this.quoted = true;
  }

  private readSingleQuoted(open: number): void {
    const {reader} = this;
    const {line} = reader;
    const start = reader.position + open;
    const end = reader.source.indexOf("'", start);
    if (end === -1) throw new FlawError(line, "a ' is not closed", "close it, or escape it as \\'");
    this.text += reader.source.slice(start, end);
    this.quoted = true;
    reader.position = end + 1;
  }

  private readDoubleQuoted(): void {
    const {reader} = this;
    const {line} = reader;
    reader.position++;
    this.quoted = true;
    while (reader.peek() !== '"') {
      if (reader.done) throw new FlawError(line, 'a " is not closed', 'close it, or escape it as \\"');
      const char = reader.peek();
      if (char === '$') this.readDollar(true);
      else if (char === '`') this.readBackticks();
      else {
        const escaped = char === '\\' && /["\\$`\n]/.test(reader.peek(1));
        const kept = escaped ? reader.peek(1) : char;
        if (!(escaped && kept === '\n')) this.text += kept;
        reader.position += escaped ? 2 : 1;
      }
    }
    reader.position++;
  }

  private readDollar(inQuotes: boolean): void {
    const {reader} = this;
    if (!inQuotes && reader.startsWith("$'")) {
      this.readAnsiQuoted();
      return;
    }
    if (!inQuotes && reader.startsWith('$"')) {
      reader.position++;
      this.readDoubleQuoted();
      return;
    }
    if (reader.startsWith('$((')) this.readBalanced('$((', '))', 'an arithmetic expansion $((');
    else if (reader.startsWith('$(')) this.readParenthesis(2);
    else if (reader.startsWith('${')) this.readBalanced('${', '}', 'a variable ${');
    else {
      const name = reader.match(/\$(?:[A-Za-z_]\w*|[0-9@*#?$!-])?/)!;
      this.dynamic ||= name[0].length > 1;
      this.text += name[0];
      reader.position += name[0].length;
    }
  }

  private readAnsiQuoted(): void {
    const {reader} = this;
    const quoted = reader.match(/\$'((?:[^'\\]|\\[\s\S])*)'/);
    if (!quoted) throw new FlawError(reader.line, "a $' is not closed", "close it with '");
    this.text += quoted[1]!.replaceAll(/\\([\s\S])/g, (_, char: string) => ({n: '\n', t: '\t'})[char] ?? char);
    this.quoted = true;
    reader.position += quoted[0].length;
  }

  private readParenthesis(open: number): void {
    const {reader} = this;
    const start = reader.position;
    const {line} = reader;
    reader.position += open;
    this.parseNested(reader);
    if (!reader.take(')')) {
      throw new FlawError(line, `a ${reader.source.slice(start, start + open)} is not closed`, 'close it with )');
    }
    this.dynamic = true;
    this.text += reader.source.slice(start, reader.position);
  }

  private readBalanced(open: string, close: string, name: string): void {
    const {reader} = this;
    const {line, position} = reader;
    const end = reader.source.indexOf(close, position + open.length);
    const lineEnd = reader.source.indexOf('\n', position);
    if (end === -1 || (lineEnd !== -1 && lineEnd < end)) {
      throw new FlawError(line, `${name} is not closed`, `close it with ${close}`);
    }
    reader.position = end + close.length;
    this.dynamic = true;
    this.text += reader.source.slice(position, reader.position);
  }

  private readBackticks(): void {
    const {reader} = this;
    const {line} = reader;
    const quoted = reader.match(/`((?:[^`\\]|\\[\s\S])*)`/);
    if (!quoted) throw new FlawError(line, 'a ` is not closed', 'close it, or write $(…)');
    this.parseText(quoted[1]!.replaceAll(/\\([`\\$])/g, '$1'), line);
    this.dynamic = true;
    this.text += quoted[0];
    reader.position += quoted[0].length;
  }

  private refuseTypography(line: number): void {
    if (this.quoted) return;
    if (TYPOGRAPHIC.test(this.text)) {
      throw new FlawError(line, `\`${this.text}\` holds a typographic quote`, 'write a straight quote');
    }
    if (/^[\u2013\u2014]/.test(this.text)) {
      throw new FlawError(line, `\`${this.text}\` begins with a dash that is not a hyphen`, 'write - or --');
    }
    if (this.text === '\u2026' || this.text === '...') {
      throw new FlawError(line, `\`${this.text}\` cannot be copied and run`, 'write the whole command');
    }
  }
}
