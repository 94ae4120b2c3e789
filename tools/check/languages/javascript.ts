import {parse, type ParserPlugin} from '@babel/parser';
import {type Flaw, flawAt} from '../../../src/text/flaw';

const PLUGINS: Readonly<Record<string, ParserPlugin[]>> = {
  javascript: ['jsx'],
  jsx: ['jsx'],
  typescript: ['typescript'],
  tsx: ['typescript', 'jsx'],
};

/** Checks that JavaScript or TypeScript parses. A fragment may return and await at its top. */
export function scriptFlaws(text: string, language: string): Flaw[] {
  try {
    parse(text, {
      sourceType: 'unambiguous',
      allowReturnOutsideFunction: true,
      allowAwaitOutsideFunction: true,
      plugins: PLUGINS[language] ?? [],
    });
    return [];
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const line = Number(/\((\d+):\d+\)/.exec(error.message)?.[1] ?? 1);
    const message = error.message
      .split('\n')[0]!
      .replace(/ \(\d+:\d+\)$/, '')
      .replace(/\.$/, '');
    return flawAt(line, `${language}: ${message}`, 'correct the code so that it parses');
  }
}
