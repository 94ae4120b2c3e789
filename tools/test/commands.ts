import {spawn} from 'node:child_process';
import {mkdir, readdir, readFile, rm} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {nodeOutcome, playwrightOutcome, type Outcome} from './outcome';

/** Root of the project. */
export const root = path.resolve(__dirname, '../..');

/** Where the runners leave their reports. */
export const reports = path.join(root, 'test-results', 'reports');

/** Runs a program of `node_modules/.bin` with its output shown; answers the exit code. */
export function run(
  program: string,
  args: readonly string[],
  environment: Record<string, string> = {},
): Promise<number> {
  const bin = path.join(root, 'node_modules', '.bin');
  const env = {...process.env, ...environment, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`};
  return new Promise((done) => {
    const child = spawn(program, args, {cwd: root, env, stdio: 'inherit', shell: process.platform === 'win32'});
    child.on('error', (error) => {
      console.error(error.message);
      done(127);
    });
    child.on('exit', (code, signal) => done(code ?? (signal ? 128 : 1)));
  });
}

async function reportFile(name: string): Promise<string> {
  await mkdir(reports, {recursive: true});
  const file = path.join(reports, name);
  await rm(file, {force: true});
  return file;
}

const textOf = (file: string) => readFile(file, 'utf8').catch(() => '');

/** Test files below `tests/<folder>` with this ending, sorted. Node 20 takes no patterns. */
export async function testFiles(folder: string, ending: string): Promise<string[]> {
  const entries = await readdir(path.join(root, 'tests', folder), {recursive: true}).catch(() => []);
  return entries
    .filter((name) => name.endsWith(ending))
    .map((name) => path.join('tests', folder, name))
    .toSorted();
}

/** Runs all `*.test.ts` below `tests/<folder>` with Node's test runner. */
export async function nodeTests(folder: string): Promise<Outcome> {
  const report = await reportFile(`${folder}.jsonl`);
  const options = [
    '--test-reporter=./tools/test/node-report.mjs',
    `--test-reporter-destination=${report}`,
    '--test-reporter=./tools/test/progress-report.mjs',
    '--test-reporter-destination=stdout',
    // Node leaves one core to the runner, which only waits: on two cores, files would run one after the other.
    `--test-concurrency=${availableParallelism()}`,
  ];
  const files = await testFiles(folder, '.test.ts');
  const exit = files.length > 0 ? await run('node', ['--import', 'tsx', '--test', ...options, ...files]) : 0;
  return nodeOutcome(await textOf(report), exit);
}

/** Runs the browser tests, `*.spec.ts` below `tests/e2e`, with this browser. */
export async function playwrightTests(browser: string): Promise<Outcome> {
  const report = await reportFile('playwright.json');
  const exit = await run('playwright', ['test', '--reporter=line,json'], {
    CHROME_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  return playwrightOutcome(await textOf(report), exit);
}
