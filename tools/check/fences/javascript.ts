import {type Flaw, flawAt} from '../../../src/text/flaw';

/** Checks that JavaScript or TypeScript parses. A fragment can return and await at its top level. */
export async function scriptFlaws(text: string, language: string): Promise<Flaw[]> {
  if (!/^(?:(?:java|type)script|[jt]sx)$/.test(language)) return [];
  const {parse} = await import('@babel/parser');
  try {
    parse(text, {
      sourceType: 'unambiguous',
      allowReturnOutsideFunction: true,
      allowAwaitOutsideFunction: true,
      plugins: language === 'typescript' ? ['typescript'] : ['typescript', 'jsx'],
    });
    return [];
  } catch (error) {
    const [, problem = '', line] = /^(.*?)\.? \((\d+):\d+\)/.exec((error as Error).message) ?? [];
    return flawAt(Number(line ?? 1), `${language}: ${problem}`, 'correct the code so that it parses');
  }
}
