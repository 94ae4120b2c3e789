import {mkdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from '../../src/lib/files';

export const root = path.resolve(__dirname, '../..');

/** What the test runners write: a line of JSON per test in `<stage>.jsonl`. CI collects the files of several machines. */
const reports = path.join(root, 'test-results', 'reports');

/** A finished test. */
export interface TestRun {
  readonly title: string;
  /** Absolute, or relative to the project. */
  readonly file?: string;
  readonly outcome: 'passed' | 'failed' | 'skipped';
  readonly error?: string;
}

const isOf = (stage: string) => (file: string) => file === `${stage}.jsonl` || file.startsWith(`${stage}-`);

/** An empty report for a stage. Old ones are deleted, because they must not prove a line of the specification. */
export function newReport(stage: string, part = ''): string {
  mkdirSync(reports, {recursive: true});
  for (const file of filesBelow(reports).filter(isOf(stage))) rmSync(path.join(reports, file));
  return path.join(reports, `${stage}${part}.jsonl`);
}

/** The tests that the last run of a stage has finished. The last line might be incomplete while the stage runs. */
export function testRuns(stage: string): TestRun[] {
  const files = filesBelow(reports, '.jsonl').filter(isOf(stage));
  const lines = files.flatMap((file) => readFileSync(path.join(reports, file), 'utf8').split('\n').slice(0, -1));
  return lines.map((line) => JSON.parse(line) as TestRun);
}

/** The result of a stage. */
export interface Outcome {
  readonly passed: number;
  /** Names of failed tests. */
  readonly failed: readonly string[];
  readonly skipped: readonly string[];
}

/** The outcome of a stage that is one command. */
export const single = (name: string, succeeded: boolean): Outcome => ({
  passed: succeeded ? 1 : 0,
  failed: succeeded ? [] : [name],
  skipped: [],
});

/** The outcome of a test runner. A nonzero exit code without a failed test and a run without tests count as failed. */
export function outcomeOf(stage: string, runs: readonly TestRun[], exit: number): Outcome {
  const named = (outcome: TestRun['outcome']) =>
    runs
      .filter((run) => run.outcome === outcome)
      .map(({title, file}) => `${path.relative(root, file ?? '')} › ${title}`);
  const [passed, failed, skipped] = [named('passed').length, named('failed'), named('skipped')];
  if (exit !== 0 && failed.length === 0) return {passed, failed: [`${stage} ended with exit code ${exit}`], skipped};
  return runs.length === 0 ? single(`${stage} ran no test`, false) : {passed, failed, skipped};
}
