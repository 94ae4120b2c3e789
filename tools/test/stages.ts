import {existsSync} from 'node:fs';
import path from 'node:path';
import {nodeTests, playwrightTests, root, run} from './commands';
import {programFor, thisMachine} from './install-program';
import {single, sum, type Outcome} from './outcome';
import {specGaps} from './spec-table';

/** One stage of `npm test`. */
export interface Stage {
  readonly name: string;
  readonly run: () => Promise<Outcome>;
}

const command = (name: string, program: string, ...args: readonly string[]): Stage => ({
  name,
  run: async () => single(name, (await run(program, args)) === 0),
});

/** Tests of the built site: files first, then in a browser. */
async function endToEnd(): Promise<Outcome> {
  if (!existsSync(path.join(root, 'build', '_headers'))) {
    return single('there is no complete build; run: npm test -- build e2e', false);
  }
  try {
    // Here, because files of tests run side by side.
    const nginx = programFor('nginx', thisMachine());
    console.log(`nginx: ${nginx.path} (from ${nginx.source})`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  const files = await nodeTests('e2e');
  try {
    const browser = programFor('chromium', thisMachine());
    console.log(`Browser: ${browser.path} (from ${browser.source})`);
    return sum([files, await playwrightTests(browser.path)]);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return sum([files, single('no browser', false)]);
  }
}

/** Whether every line of the specification is proven by a test that passed. */
async function specification(): Promise<Outcome> {
  const problems = specGaps();
  for (const problem of problems) console.error(problem);
  return sum(problems.length > 0 ? problems.map((problem) => single(problem, false)) : [single('specification', true)]);
}

/** All stages in the order in which they run. */
export const stages: readonly Stage[] = [
  command('types', 'tsc', '--noEmit'),
  command('lint', 'oxlint', '--deny-warnings'),
  command('format', 'prettier', '--check', '--log-level', 'warn', '.'),
  {name: 'unit', run: () => nodeTests('unit')},
  command('build', 'docusaurus', 'build'),
  // After the build, because links and routes are judged on it.
  {name: 'content', run: () => nodeTests('content')},
  {name: 'e2e', run: endToEnd},
  // Reads the reports of the stages before it.
  {name: 'spec', run: specification},
];
