import type {Flaw} from '../../../src/text/flaw';
import {balanceFlaws} from './balance';
import {diffFlaws} from './diff';
import {dockerfileFlaws} from './dockerfile';
import {templateFlaws} from './gotmpl';
import {scriptFlaws} from './javascript';
import {makefileFlaws} from './makefile';

type Check = (code: string, part: boolean) => Flaw[];

const script =
  (language: string): Check =>
  (code) =>
    scriptFlaws(code, language);

const balance =
  (language: string): Check =>
  (code) =>
    balanceFlaws(code, language);

/** How each language is checked, by its name in `src/markdown/code/languages.ts`. */
const CHECKS: Readonly<Record<string, Check>> = {
  javascript: script('javascript'),
  jsx: script('jsx'),
  typescript: script('typescript'),
  tsx: script('tsx'),
  gotmpl: templateFlaws,
  docker: dockerfileFlaws,
  makefile: makefileFlaws,
  diff: diffFlaws,
  go: balance('go'),
  java: balance('java'),
  python: balance('python'),
  powershell: balance('powershell'),
  rust: balance('rust'),
};

/** Languages that may be shown, but which no page shows as more than a few lines. */
const UNCHECKED = ['css', 'hcl', 'html', 'ini', 'markdown', 'sql', 'toml', 'xml'];

/** Languages for which it is decided whether they are checked. */
export const knownLanguages: readonly string[] = [...Object.keys(CHECKS), ...UNCHECKED];

/** Checks code as far as its language allows. `part` says that it is a piece of a file. */
export function codeFlaws(code: string, language: string, part: boolean): Flaw[] {
  if (UNCHECKED.includes(language)) return [];
  const check = CHECKS[language];
  if (!check)
    return [{line: 0, problem: `nothing checks fences of ${language}`, mend: 'add a check to tools/check/languages'}];
  return check(code, part);
}
