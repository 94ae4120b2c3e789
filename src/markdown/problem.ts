import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {FlawError} from '../text/flaw';
import {expandMarkdown} from './expand';

/** The parts of a unified `VFile` that are needed to report a position. */
export interface MarkdownFile {
  readonly path: string;
}

/** The front matter, which rehype plugins can read as well. */
export interface MarkdownPage extends MarkdownFile {
  readonly data: {readonly frontMatter?: {readonly title?: unknown}};
}

/**
 * Gives a flaw in a fence or table the author's file and the line there; any other error stays as it is.
 *
 * @param line where the fence or table begins in the text that the compiler sees
 */
export function inPage(error: unknown, page: MarkdownFile, line: number): unknown {
  if (!(error instanceof FlawError)) return error;
  return error.placed(path.relative(process.cwd(), page.path), authorsLine(page, line + error.line));
}

/**
 * The author's line for a line of the text that the compiler sees. The two differ below a directive, which becomes many lines
 * before the page is read.
 */
export const authorsLine = ({path: file}: MarkdownFile, line: number): number =>
  existsSync(file) ? expandMarkdown(readFileSync(file, 'utf8'), file).lineOf(line) : line;
