import type {ParserPlugin} from '@babel/parser';
import {type Flaw, flawAt} from '../../../src/text/flaw';

const PLUGINS: Readonly<Record<string, ParserPlugin[]>> = {
  javascript: ['jsx'],
  jsx: ['jsx'],
  typescript: ['typescript'],
  tsx: ['typescript', 'jsx'],
};

/** Checks that JavaScript or TypeScript parses; other languages pass. A fragment can return and await at its top level. */
export async function scriptFlaws(text: string, language: string): Promise<Flaw[]> {
  const plugins = PLUGINS[language];
  if (plugins === undefined) return [];
  const {parse} = await import('@babel/parser');
  try {
    parse(text, {
      sourceType: 'unambiguous',
      allowReturnOutsideFunction: true,
      allowAwaitOutsideFunction: true,
      plugins,
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
