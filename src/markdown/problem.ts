import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expandMarkdown} from './expand';

/** Where a piece of Markdown stands: the file as a path, the line counted from 1. */
export interface Place {
  readonly file: string;
  readonly line: number;
}

/** The parts of a unified `VFile` that are needed to say where something stands. */
export interface MarkdownFile {
  readonly path: string;
}

/**
 * An error that an author can mend: `docs/page.md:12: cause Mend: mend`.
 *
 * @param cause a whole sentence: what is wrong
 * @param mend a whole sentence: what to type instead
 */
export function problem({file, line}: Place, cause: string, mend: string): Error {
  return new Error(`${path.relative(process.cwd(), file)}:${line}: ${cause} Mend: ${mend}`);
}

/**
 * The place in the author's file of a line of the text that the compiler sees. The two differ below a directive,
 * which becomes many lines before the page is read.
 *
 * @param line counted from 1 in the text that the compiler sees
 */
export function placeOf(file: MarkdownFile, line: number): Place {
  if (!existsSync(file.path)) {
    return {file: file.path, line};
  }
  const {lineOf} = expandMarkdown(readFileSync(file.path, 'utf8'), file.path);
  return {file: file.path, line: lineOf(line)};
}
