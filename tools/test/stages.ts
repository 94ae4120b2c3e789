import {existsSync, readFileSync, rmSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {filesBelow} from '../../src/lib/files';
import {BUILD_INFO} from '../../src/site/hosts/build-info';
import {logOf, run} from './commands';
import {isForHere, locate, programs, provide, type Name} from './programs';
import {newReport, outcomeOf, root, single, testRuns, type Outcome} from './results';
import {specProblems} from './specification';

/** A stage of `npm test`. */
interface Stage {
  readonly name: string;
  readonly run: () => Promise<Outcome>;
}

/** A stage that is one command. Its output is only of interest if it fails or warns. */
const command = (name: string, ...args: readonly string[]): Stage => ({
  name,
  async run() {
    const succeeded = (await run(name, args)) === 0;
    const output = readFileSync(logOf(name), 'utf8');
    if (!succeeded || output.includes('[WARNING]')) console.log(output);
    return single(name, succeeded);
  },
});

/** Ends a stage of tests: prints the errors of failed tests, or the output of a test runner that could not run. */
function finish(stage: string, exit: number): Outcome {
  const runs = testRuns(stage);
  const errors = runs.filter(({outcome}) => outcome === 'failed');
  for (const {title, file, error} of errors) console.log(`\nFAILED ${title}\n  ${file}\n${error}`);
  if (exit !== 0 && errors.length === 0) console.log(readFileSync(logOf(stage), 'utf8'));
  return outcomeOf(stage, runs, exit);
}

/** Runs all `*.test.ts` in `tests/<stage>` with Node's test runner. */
async function nodeTests(stage: string): Promise<Outcome> {
  // Node 20 does not support globs.
  const files = filesBelow(path.join(root, 'tests', stage), '.test.ts').map((file) => `tests/${stage}/${file}`);
  const options = [
    '--test-reporter=./tools/test/report-node.mjs',
    `--test-reporter-destination=${newReport(stage)}`,
    // By default, Node reserves a core for the runner, which only waits.
    `--test-concurrency=${availableParallelism()}`,
  ];
  return finish(stage, await run(stage, ['node', '--import', 'tsx', '--test', ...options, ...files]));
}

/** Runs the browser tests, `*.spec.ts` in `tests/e2e`: all, or the shard in `SHARD`, for example `1/3`. */
async function browserTests(): Promise<Outcome> {
  provide(['chromium', 'nginx']);
  const file = locate('chromium');
  if (file === undefined) return single('browser did not run, because there is no Chromium', false);
  const shard = process.env['SHARD'];
  const report = newReport('browser', shard ? `-${shard.replace('/', '-of-')}` : '');
  const options = ['--reporter=./tools/test/report-playwright.ts', ...(shard ? [`--shard=${shard}`] : [])];
  const exit = await run('browser', ['playwright', 'test', ...options], {CHROME_PATH: file, REPORT_FILE: report});
  return finish('browser', exit);
}

/** The file that a build writes last, so it exists only in a complete build. */
const lastFile = path.resolve(root, process.env.SITE_DIR ?? 'build', BUILD_INFO);

/** Builds the site. A failed build leaves no file that marks it as complete. */
const build: Stage = {
  name: 'build',
  run() {
    rmSync(lastFile, {force: true});
    return command('build', process.execPath, 'tools/site.mjs', 'build').run();
  },
};

/** A stage that tests the build. */
const onBuild = (name: string, judge: () => Promise<Outcome>): Stage => ({
  name,
  async run() {
    if (existsSync(lastFile)) return judge();
    rmSync(newReport(name), {force: true});
    return single(`${name} did not run, because there is no complete build; run: npm test -- build ${name}`, false);
  },
});

/** Programs for the content tests. All others are for the built site. */
const forContent: readonly Name[] = ['kubectl', 'helm', 'bun'];
const forSite = (Object.keys(programs) as Name[]).filter((name) => !forContent.includes(name) && isForHere(name));

/** Installs programs before the tests start, because concurrent test processes cannot install at the same time. */
const withPrograms = (names: readonly Name[], stage: string) => (): Promise<Outcome> => {
  provide(names);
  return nodeTests(stage);
};

/** Whether a passed test proves every line of the specification. */
async function specification(): Promise<Outcome> {
  const problems = specProblems();
  return problems.length > 0 ? {passed: 0, failed: problems, skipped: []} : single('spec', true);
}

/**
 * All stages. Groups run in sequence, the stages of a group concurrently, because none uses all cores until its end. Browser tests run
 * alone, because they depend on rendering times.
 */
export const groups: readonly (readonly Stage[])[] = [
  [
    command('types', 'tsc', '--noEmit'),
    command('lint', 'oxlint', '--deny-warnings'),
    command('format', 'oxfmt', '--check'),
    {name: 'unit', run: () => nodeTests('unit')},
    build,
  ],
  // After the build, because they check its links and routes.
  [onBuild('content', withPrograms(forContent, 'content')), onBuild('e2e', withPrograms(forSite, 'e2e'))],
  [onBuild('browser', browserTests)],
  // After all others, because it reads their reports.
  [{name: 'spec', run: specification}],
];
