import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Nodes} from 'mdast';
import {DiagnosticError} from '../lib/diagnostic';
import {readSource} from '../lib/source';
import {expandMarkdown} from './expand';

/** The part of a unified `VFile` that error positions require. */
export interface MarkdownFile {
  readonly path: string;
}

/** The part of a `VFile` that rehype plugins read. */
export interface MarkdownPage extends MarkdownFile {
  readonly data: {readonly frontMatter?: {readonly title?: unknown}};
}

/** The part of a node that error positions require, in Markdown and in HTML. */
type Placed = Pick<Nodes, 'position'>;

/**
 * Adds the author's file and line to a diagnostic in a node, for example a fence; returns other errors unchanged. The author's line differs from
 * the compiler's below a directive, which the preprocessor expands to several lines.
 */
export function inPage(error: unknown, {path: file}: MarkdownFile, {position}: Placed): unknown {
  if (!(error instanceof DiagnosticError)) return error;
  const line = (position?.start.line ?? 1) + error.line;
  const authors = existsSync(file) ? expandMarkdown(readSource(file), file).lineOf(line) : line;
  return error.placed(path.relative(process.cwd(), file), authors);
}

/** The result of a function, whose diagnostics are reported at a node. */
export function reportedAt<Result>(node: Placed, file: MarkdownFile, run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    throw inPage(error, file, node);
  }
}
