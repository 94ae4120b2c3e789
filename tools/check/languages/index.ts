import type {Flaw} from '../../../src/text/flaw';
import {assignmentFlaws} from './assignments';
import {balanceFlaws} from './balance';
import {diffFlaws} from './diff';
import {dockerfileFlaws} from './dockerfile';
import {templateFlaws} from './gotmpl';
import {scriptFlaws} from './javascript';
import {makefileFlaws} from './makefile';
import {xmlFlaws} from './xml';

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
  xml: (code) => xmlFlaws(code),
  html: (code) => xmlFlaws(code, true),
  go: balance('go'),
  java: balance('java'),
  python: balance('python'),
  powershell: balance('powershell'),
  rust: balance('rust'),
  css: balance('css'),
  hcl: balance('hcl'),
  sql: balance('sql'),
  ini: (code) => assignmentFlaws(code, 'ini'),
  toml: (code) => assignmentFlaws(code, 'toml'),
  // Markdown is never wrong.
  markdown: () => [],
};

/** Languages for which there is a check. */
export const checkedLanguages: readonly string[] = Object.keys(CHECKS);

/** Checks code as far as its language allows. `part` says that it is a piece of a file. */
export function codeFlaws(code: string, language: string, part: boolean): Flaw[] {
  const check = CHECKS[language];
  if (!check)
    return [{line: 0, problem: `nothing checks fences of ${language}`, mend: 'add a check to tools/check/languages'}];
  return check(code, part);
}
