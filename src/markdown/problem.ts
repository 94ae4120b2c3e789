import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {FlawError} from '../text/flaw';
import {expandMarkdown} from './expand';

/** The part of a unified `VFile` that error positions require. */
export interface MarkdownFile {
  readonly path: string;
}

/** The part of a `VFile` that rehype plugins read. */
export interface MarkdownPage extends MarkdownFile {
  readonly data: {readonly frontMatter?: {readonly title?: unknown}};
}

/**
 * Adds the author's file and line to a flaw in a fence or table; returns other errors unchanged.
 *
 * @param line the first line of the fence or table in the compiler's input
 */
export function inPage(error: unknown, page: MarkdownFile, line: number): unknown {
  if (!(error instanceof FlawError)) return error;
  return error.placed(path.relative(process.cwd(), page.path), authorsLine(page, line + error.line));
}

/** The author's line for a line of the compiler's input. They differ below a directive, which the preprocessor expands to several lines. */
export const authorsLine = ({path: file}: MarkdownFile, line: number): number =>
  existsSync(file) ? expandMarkdown(readFileSync(file, 'utf8'), file).lineOf(line) : line;
