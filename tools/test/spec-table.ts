import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';
import {reports, root} from './commands';
import {nodeRan, playwrightRan} from './ran-tests';
import {gaps, specTable, type RanTest, type SpecLine} from './spec-lines';

const target = path.join(root, 'tests/e2e/README.md');
const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

function ranTests(): RanTest[] {
  const node = ['unit', 'content', 'e2e'].flatMap((name) => nodeRan(read(path.join(reports, `${name}.jsonl`)), root));
  const browser = read(path.join(reports, 'playwright.json'));
  return [...node, ...(browser === '' ? [] : playwrightRan(browser, 'tests/e2e'))];
}

/**
 * The table of `tests/e2e/README.md`, made from the reports of the last runs.
 *
 * @param write true to write it, false to compare it with what is there
 * @returns what is wrong; empty when every line of the specification is proven and the table is new
 */
export async function judgeSpecTable(write: boolean): Promise<string[]> {
  const lines = JSON.parse(read(path.join(root, 'tests/spec-lines.json'))) as SpecLine[];
  const tests = ranTests();
  const problems = gaps(lines, tests);
  if (problems.length > 0) return problems;
  const table = await format(specTable(lines, tests), {...(await resolveConfig(target)), filepath: target});
  if (write) writeFileSync(target, table);
  return read(target) === table ? [] : ['tests/e2e/README.md is old; run: npm run spec-table'];
}

async function main(): Promise<void> {
  const problems = await judgeSpecTable(process.argv.includes('--write'));
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

if (require.main === module) void main();
