import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {FlawError} from '../text/flaw';
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
 * Gives a flaw in a fence or table the author's file and the line there; any other error stays as it is.
 *
 * @param line where the fence or table begins in the text that the compiler sees
 */
export function inPage(error: unknown, page: MarkdownFile, line: number): unknown {
  if (!(error instanceof FlawError)) return error;
  const place = placeOf(page, line + error.line);
  return error.placed(path.relative(process.cwd(), place.file), place.line);
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
