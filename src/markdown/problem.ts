import {readFileSync} from 'node:fs';
import path from 'node:path';
import {FlawError} from '../text/flaw';

/** Where a piece of Markdown stands: the file as a path, the line counted from 1. */
export interface Place {
  readonly file: string;
  readonly line: number;
}

/** The parts of a unified `VFile` that are needed to say where something stands. */
export interface MarkdownFile {
  readonly path: string;
  readonly value: unknown;
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

function readLines(file: string): string[] | undefined {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch {
    return undefined;
  }
}

/** How many lines around the two indexes agree; 0 when the lines themselves differ. */
function agreement(a: readonly string[], i: number, b: readonly string[], j: number): number {
  const same = (offset: number) =>
    i + offset in a && j + offset in b && a[i + offset]?.trim() === b[j + offset]?.trim();
  return same(0) ? 1 + [-2, -1, 1, 2, 3].filter(same).length : 0;
}

/**
 * The place in the author's file of a line of the text that the compiler sees. The two differ below a directive,
 * which becomes many lines before the page is read: the line is looked up by its text and that of its neighbours.
 * A line that a directive made stays at its number in the expanded text.
 *
 * @param line counted from 1 in the text that the compiler sees
 */
export function placeOf(file: MarkdownFile, line: number): Place {
  const source = readLines(file.path);
  const seen = String(file.value).split('\n');
  let best = {score: 0, line};
  source?.forEach((_, index) => {
    const score = agreement(source, index, seen, line - 1);
    const nearer = Math.abs(index + 1 - line) < Math.abs(best.line - line);
    if (score > best.score || (score > 0 && score === best.score && nearer)) {
      best = {score, line: index + 1};
    }
  });
  return {file: file.path, line: best.line};
}
