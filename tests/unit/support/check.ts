import path from 'node:path';
import {checkFences, checkPage} from '../../../tools/check/check-page';
import {parsePage} from '../../../tools/check/page/pages';
import {formatProblem, sortProblems} from '../../../src/lib/diagnostic';
import {Site} from '../../../tools/check/site';

export const root = path.resolve(__dirname, '../../..');

const FILE = 'docs/example.md';

/** Problems with the fences of a page, as `line: problem — fix`. */
async function fenceProblems(text: string, file = FILE): Promise<string[]> {
  const problems = await checkFences(parsePage(file, text));
  return sortProblems(problems).map((problem) => formatProblem(problem).slice(file.length + 1));
}

/** Problems with a single fence. `info` follows the backticks, which are on line 1. */
export function oneFence(info: string, code: string): Promise<string[]> {
  return fenceProblems(`\`\`\`${info}\n${code}\n\`\`\`\n`);
}

export const frontMatter = (change: Readonly<Record<string, string>> = {}): string => {
  const values = {
    title: 'Example',
    description: 'What a reader gets from this example page, said in one plain sentence.',
    ...change,
  };
  const lines = Object.entries(values).flatMap(([key, value]) => (value === '' ? [] : [`${key}: ${value}`]));
  return ['---', ...lines, '---', ''].join('\n');
};

/** Problems with a page of the docs. The body begins on line 6. */
export async function pageProblems(
  body: string,
  {file = FILE, front = frontMatter(), files = {}} = {},
): Promise<string[]> {
  const own = new Site(root, {files: {...files, [file]: `${front}\n${body}\n`}});
  const problems = await checkPage(own, file);
  return sortProblems(problems).map((problem) => formatProblem(problem).slice(file.length + 1));
}

/** A closing line with a next step. */
export const nextStep = '\n\nGo on with [the installation](/docs/getting-started/installation).';
