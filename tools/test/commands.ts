import {spawn, type ChildProcess} from 'node:child_process';
import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {filesBelow} from '../../src/lib/files';
import {nodeOutcome, playwrightOutcome, type Outcome} from './outcome';

export const root = path.resolve(__dirname, '../..');

/** The folder for the reports of the test runners. */
export const reports = path.join(root, 'test-results', 'reports');

const running = new Set<ChildProcess>();
let interrupted = false;

/** True after a signal. */
export const isInterrupted = (): boolean => interrupted;

/** Forwards every signal to the running programs as SIGINT, because Playwright stops its server only on that signal. */
export function endOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      interrupted = true;
      for (const child of running) child.kill('SIGINT');
    });
  }
}

/** Runs a program of `node_modules/.bin`, shows its output, and returns the exit code. */
export function run(
  program: string,
  args: readonly string[],
  environment: Record<string, string> = {},
): Promise<number> {
  const bin = path.join(root, 'node_modules', '.bin');
  const env = {...process.env, ...environment, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`};
  return new Promise((done) => {
    const child = spawn(program, args, {cwd: root, env, stdio: 'inherit', shell: process.platform === 'win32'});
    running.add(child);
    child.on('error', (error) => {
      console.error(error.message);
      done(127);
    });
    child.on('exit', (code, signal) => {
      running.delete(child);
      done(code ?? (signal ? 128 : 1));
    });
  });
}

async function reportFile(name: string): Promise<string> {
  await mkdir(reports, {recursive: true});
  const file = path.join(reports, name);
  await rm(file, {force: true});
  return file;
}

const textOf = (file: string) => readFile(file, 'utf8').catch(() => '');

/** Whether a test file builds a site or waits for other programs. Such files run first, because they take longest. */
async function isLong(file: string): Promise<boolean> {
  return /support\/workshop|docusaurus\.mjs|spawnSync|player\/play/.test(await readFile(path.join(root, file), 'utf8'));
}

/** Test files in `tests/<folder>` with this suffix: slow ones first, then in order of name. Node 20 does not support globs. */
async function testFiles(folder: string, ending: string): Promise<string[]> {
  const files = filesBelow(path.join(root, 'tests', folder), ending).map((name) => path.join('tests', folder, name));
  const long = await Promise.all(files.map(isLong));
  return [...files.filter((_, place) => long[place]), ...files.filter((_, place) => !long[place])];
}

/**
 * Processes per core. Each core runs one at a time, so with several, a core that finishes early starts the next one. Content tests have one,
 * because each process parses every page, which takes longer than most of them.
 */
const PROCESSES = {unit: 3, content: 1, e2e: 2};

/**
 * Distributes test files over a few processes, because a process for each file, with tsx and the shared modules, takes longer than the
 * tests. Each file is a suite, so that its hooks run only for its tests.
 */
async function shared(folder: keyof typeof PROCESSES, files: readonly string[]): Promise<string[]> {
  const places = path.join(root, 'test-results', 'shared', folder);
  await rm(places, {recursive: true, force: true});
  await mkdir(places, {recursive: true});
  const count = Math.min(files.length, PROCESSES[folder] * availableParallelism());
  return Promise.all(
    Array.from({length: count}, async (_, place) => {
      const own = files.filter((_file, index) => index % count === place).map((file) => path.join(root, file));
      const name = path.join(places, `${place}.test.cjs`);
      const suites = `for (const file of ${JSON.stringify(own)}) describe(file, () => void require(file));\n`;
      await writeFile(name, `const {describe} = require('node:test');\n${suites}`);
      return name;
    }),
  );
}

/** Runs all `*.test.ts` in `tests/<folder>` with Node's test runner. */
export async function nodeTests(folder: keyof typeof PROCESSES): Promise<Outcome> {
  const report = await reportFile(`${folder}.jsonl`);
  const options = [
    '--test-reporter=./tools/test/node-report.mjs',
    `--test-reporter-destination=${report}`,
    '--test-reporter=./tools/test/progress-report.mjs',
    '--test-reporter-destination=stdout',
    // By default, Node reserves a core for the runner, which only waits. On two cores, files would run in sequence.
    `--test-concurrency=${availableParallelism()}`,
  ];
  const files = await shared(folder, await testFiles(folder, '.test.ts'));
  const exit = files.length > 0 ? await run('node', ['--import', 'tsx', '--test', ...options, ...files]) : 0;
  return nodeOutcome(await textOf(report), exit);
}

/** Runs the browser tests, `*.spec.ts` in `tests/e2e`: all, or the shard in `SHARD`, for example `1/3`. */
export async function playwrightTests(browser: string): Promise<Outcome> {
  const shard = process.env['SHARD'];
  const report = await reportFile(shard ? `playwright-${shard.replace('/', '-of-')}.json` : 'playwright.json');
  // A full run replaces the reports of shards, and the other way round, because an old report must not prove a line of the specification.
  const isOld = (file: string): boolean => (shard ? file === 'playwright.json' : file.startsWith('playwright-'));
  await Promise.all(filesBelow(reports, '.json').filter(isOld).map(reportFile));
  const part = shard ? [`--shard=${shard}`] : [];
  const exit = await run('playwright', ['test', '--reporter=line,json', ...part], {
    CHROME_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  return playwrightOutcome(await textOf(report), exit);
}
