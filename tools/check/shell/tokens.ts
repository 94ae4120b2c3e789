import type {Reader} from './reader';
import {FlawError} from '../../../src/text/flaw';

/** The reserved word at the reader's position, if it is one of `words`. */
export function reservedAt<Reserved extends string>(reader: Reader, words: readonly Reserved[]): Reserved | undefined {
  return words.find((word) => reader.startsWith(word) && /^(?:[\s;&|()<>]|$)/.test(reader.peek(word.length)));
}

/** Takes a reserved word that has to stand here. */
export function expectReserved(reader: Reader, word: string): void {
  if (reservedAt(reader, [word]) === undefined) {
    throw new FlawError(reader.line, `\`${word}\` is missing`, `end the construct with ${word}`);
  }
  reader.position += word.length;
}

/** Takes a character that has to follow. */
export function expectChar(reader: Reader, char: string): void {
  reader.skipLines();
  if (!reader.take(char)) throw new FlawError(reader.line, `a ${char} is missing`, `write ${char}`);
}

/** Skips what no check reads: arithmetic and tests. */
export function skipPast(reader: Reader, end: string): void {
  const stop = reader.source.indexOf(end, reader.position);
  if (stop === -1) throw new FlawError(reader.line, `${end} is missing`, `close it with ${end}`);
  reader.position = stop + end.length;
}

export function unexpected(reader: Reader): never {
  const token = reader.match(/&&|\|\||;;|\w+|[\s\S]/)?.[0] ?? 'the end';
  throw new FlawError(
    reader.line,
    `\`${token}\` stands where a command is expected`,
    'correct the line so that it runs',
  );
}
