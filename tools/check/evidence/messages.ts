import {type Diagnostic, diagnosticAt} from '../../../src/lib/diagnostic';
import {distance} from '../../../src/lib/distance';
import type {Folder} from '../../catalog/folder';

/** Verbs of Go, arguments of loggers and template literals, and the placeholders and ellipses of pages. */
const HOLES = /%[+#]?[a-zA-Z]|\{\}|<[^>\n]+>|…|\.\.\.|\b[A-Z]{2,}(?:_[A-Z]+)+\b/g;
/** Two words without another letter between them. */
export const WORDS = /\p{L}{2,}[^\p{L}]*\s+[^\p{L}]*\p{L}{2,}/u;

/** The constant parts of a message, in order. */
const constantParts = (text: string): readonly string[] =>
  text
    .split(HOLES)
    .map((part) => part.replaceAll(/\s+/g, ' ').replaceAll(/^[\s'"`:.]+|[\s'"`:.]+$/g, ''))
    .filter((part) => part.length > 2);

const isProse = (text: string): boolean => WORDS.test(text.replaceAll(HOLES, ' '));

/** Whether the constant parts of a message are all in a text, in their order. */
function inOrder(parts: readonly string[], text: string): boolean {
  if (!parts.some((part) => WORDS.test(part) || part.length > 10)) return false;
  let from = 0;
  return parts.every((part) => {
    const found = text.indexOf(part, from);
    from = found + part.length;
    return found >= 0;
  });
}

/** Whether a source line with this text produces the message that a page quotes, in full or in part. */
export function produces(text: string, quote: string): boolean {
  const [source, page] = [text, quote].map((one) => one.replaceAll(/\s+/g, ' '));
  return inOrder(constantParts(quote), source!) || inOrder(constantParts(text), page!);
}

/** All texts of the product, by file and symbol. */
export const textsOf = (folder: Folder): readonly (readonly [place: string, text: string])[] =>
  Object.entries(folder)
    .filter(([file]) => file.startsWith('messages/'))
    .flatMap(([, places]) => Object.entries(places as Record<string, readonly string[]>))
    .flatMap(([place, texts]) => texts.map((text) => [place, text] as const));

export interface Quote {
  readonly line: number;
  readonly text: string;
}

/**
 * Messages that a page quotes: code of several words in headings and tables. With `everywhere`, also code in sentences, lines of fences,
 * and messages in files of the catalog.
 */
export function quotesOn(source: string, everywhere = false): readonly Quote[] {
  let isFence = false;
  return source.split('\n').flatMap((text, index) => {
    const isEdge = /^\s*(?:```|~~~)/.test(text);
    if (isEdge) isFence = !isFence;
    if (isEdge || (!everywhere && (isFence || !/^(?:#|\|)/.test(text)))) return [];
    const message = /^\s*-? ?message: (.+)$/.exec(text)?.[1];
    const spans = isFence ? [text] : [...text.matchAll(/`([^`]+)`/g)].map(([, code]) => code!);
    const quotes = message === undefined ? spans : [...spans, message];
    return quotes.filter(isProse).map((quote) => ({line: index + 1, text: quote}));
  });
}

const lettersOf = (text: string): string =>
  text
    .replaceAll(HOLES, ' ')
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim();

/** Reports quoted messages that no source line produces, although one differs only in some letters. */
export function misquoted(source: string, texts: readonly string[]): readonly Diagnostic[] {
  return quotesOn(source).flatMap(({line, text: quote}) => {
    const said = lettersOf(quote);
    if (said.length < 15 || texts.some((text) => produces(text, quote))) return [];
    const most = Math.min(3, said.length / 10);
    const near = texts.find((text) => {
      const words = lettersOf(text);
      return Math.abs(words.length - said.length) <= most && distance(words, said) <= most;
    });
    const problem = `no source line of the product prints \`${quote}\``;
    return near === undefined ? [] : diagnosticAt(line, problem, `write it as in the source: \`${near.trim()}\``);
  });
}
