import {FlawError} from '../../../src/text/flaw';
import type {Heredoc} from './types';

interface PendingHeredoc {
  readonly tag: string;
  readonly stripTabs: boolean;
  readonly literal: boolean;
  readonly line: number;
  readonly accept: (heredoc: Heredoc) => void;
}

/** A position in shell source that knows its line and the heredocs whose bodies are still to come. */
export class Reader {
  position = 0;
  private readonly pending: PendingHeredoc[] = [];

  constructor(
    readonly source: string,
    private readonly firstLine = 1,
  ) {}

  get done(): boolean {
    return this.position >= this.source.length;
  }

  get line(): number {
    return this.lineOf(this.position);
  }

  lineOf(position: number): number {
    let line = this.firstLine;
    for (let i = this.source.indexOf('\n'); i !== -1 && i < position; i = this.source.indexOf('\n', i + 1)) line++;
    return line;
  }

  peek(offset = 0): string {
    return this.source[this.position + offset] ?? '';
  }

  startsWith(text: string): boolean {
    return this.source.startsWith(text, this.position);
  }

  match(pattern: RegExp): RegExpExecArray | null {
    const sticky = new RegExp(pattern.source, `${pattern.flags.replace('y', '')}y`);
    sticky.lastIndex = this.position;
    return sticky.exec(this.source);
  }

  /** Takes `text` if it stands here. */
  take(text: string): boolean {
    if (!this.startsWith(text)) return false;
    this.position += text.length;
    return true;
  }

  /** Skips blanks, continued lines and a comment; stays on the line. */
  skipBlanks(): void {
    for (;;) {
      const blanks = this.match(/(?:[ \t\r]|\\\r?\n)+/);
      if (blanks) this.position += blanks[0].length;
      if (this.peek() !== '#') return;
      const end = this.source.indexOf('\n', this.position);
      this.position = end === -1 ? this.source.length : end;
    }
  }

  /** Skips blanks and line ends. Reads the bodies of heredocs that begin after a line end. */
  skipLines(): void {
    for (;;) {
      this.skipBlanks();
      if (!this.newline()) return;
    }
  }

  /** Takes one line end, and the heredoc bodies behind it. */
  newline(): boolean {
    if (!this.take('\n')) return false;
    for (const heredoc of this.pending.splice(0)) this.readHeredoc(heredoc);
    return true;
  }

  expectHeredoc(heredoc: PendingHeredoc): void {
    this.pending.push(heredoc);
  }

  /** Complains about a heredoc whose body never came. */
  finish(): void {
    const [open] = this.pending;
    if (open) throw unclosed(open);
  }

  private readHeredoc(heredoc: PendingHeredoc): void {
    const line = this.line;
    const body: string[] = [];
    while (!this.done) {
      const end = this.source.indexOf('\n', this.position);
      const stop = end === -1 ? this.source.length : end;
      const raw = this.source.slice(this.position, stop);
      const text = heredoc.stripTabs ? raw.replace(/^\t+/, '') : raw;
      this.position = Math.min(stop + 1, this.source.length);
      if (text === heredoc.tag) {
        heredoc.accept({body: body.join('\n'), line, literal: heredoc.literal});
        return;
      }
      if (text.trim() === heredoc.tag) {
        throw new FlawError(
          this.lineOf(stop),
          `the end tag ${heredoc.tag} of a heredoc must stand alone, without blanks`,
          'remove the blanks around it',
        );
      }
      body.push(text);
    }
    throw unclosed(heredoc);
  }
}

function unclosed({tag, line}: PendingHeredoc): FlawError {
  return new FlawError(line, `the heredoc <<${tag} is not closed`, `put a line with only ${tag} at its end`);
}
