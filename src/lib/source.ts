import {readFileSync} from 'node:fs';
import path from 'node:path';
import {DiagnosticError} from './diagnostic';

/** A text with the line ends of Unix and without a byte order mark. Editors on Windows write both. */
export const normalized = (text: string): string => text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');

/**
 * Decodes a source file.
 *
 * @throws DiagnosticError for another encoding than UTF-8
 */
export function decodeSource(bytes: Uint8Array): string {
  const [first = 0, second = 0] = bytes;
  if ((first ^ second) === (0xff ^ 0xfe) && Math.min(first, second) === 0xfe)
    throw new DiagnosticError('the file is UTF-16', 'save it as UTF-8', 1);
  const text = new TextDecoder('utf-8', {ignoreBOM: true}).decode(bytes);
  const at = text.search(/[\uFFFD\0]/);
  if (at === -1) return normalized(text);
  const encoding = text.includes('\0') ? 'UTF-16 or no text' : 'not UTF-8';
  throw new DiagnosticError(`the file is ${encoding}`, 'save it as UTF-8', text.slice(0, at).split('\n').length);
}

/**
 * Reads a source file of the site, such as a page or a catalog entry.
 *
 * @throws DiagnosticError for another encoding than UTF-8
 */
export function readSource(file: string): string {
  const bytes = readFileSync(file);
  try {
    return decodeSource(bytes);
  } catch (error) {
    if (!(error instanceof DiagnosticError)) throw error;
    throw error.placed(path.relative(process.cwd(), file).split(path.sep).join('/'), error.line);
  }
}
