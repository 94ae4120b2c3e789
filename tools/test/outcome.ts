import {nodeRan, playwrightRan} from './ran-tests';
import type {RanTest} from './spec-lines';

/** The result of a stage. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Names of failed and skipped tests, for the summary. */
  readonly failures: readonly string[];
  readonly skips: readonly string[];
}

/** The outcome of a stage that is a single command. */
export const single = (name: string, succeeded: boolean): Outcome => ({
  passed: succeeded ? 1 : 0,
  failed: succeeded ? 0 : 1,
  skipped: 0,
  failures: succeeded ? [] : [name],
  skips: [],
});

/** The sum of several outcomes. */
export const sum = (outcomes: readonly Outcome[]): Outcome => ({
  passed: outcomes.reduce((total, {passed}) => total + passed, 0),
  failed: outcomes.reduce((total, {failed}) => total + failed, 0),
  skipped: outcomes.reduce((total, {skipped}) => total + skipped, 0),
  failures: outcomes.flatMap(({failures}) => failures),
  skips: outcomes.flatMap(({skips}) => skips),
});

/** Counts skipped tests as failed, because every program can be installed. */
export const withoutSkips = (outcome: Outcome): Outcome => ({
  ...outcome,
  failed: outcome.failed + outcome.skipped,
  skipped: 0,
  failures: [...outcome.failures, ...outcome.skips.map((name) => `${name} (skipped)`)],
  skips: [],
});

function counted(tests: readonly RanTest[], nameOf: (test: RanTest) => string): Outcome {
  const passed = tests.filter((test) => test.passed).length;
  const skips = tests.filter(({skipped}) => skipped).map(nameOf);
  const failures = tests.filter((test) => !test.passed && !test.skipped).map(nameOf);
  return {passed, failed: failures.length, skipped: skips.length, failures, skips};
}

/** A nonzero exit code without a failed test counts as one failed test. */
const withExit = (outcome: Outcome, runner: string, exit: number): Outcome =>
  exit === 0 || outcome.failed > 0 ? outcome : sum([outcome, single(`${runner} ended with exit code ${exit}`, false)]);

/** A run without tests counts as failed. */
const withSome = (outcome: Outcome, runner: string): Outcome =>
  outcome.passed + outcome.failed + outcome.skipped > 0 ? outcome : single(`${runner} ran no test`, false);

/** Parses the report of `node-report.mjs`. */
export const nodeOutcome = (report: string, exit: number): Outcome =>
  withSome(
    withExit(
      counted(nodeRan(report, ''), ({title}) => title),
      'node --test',
      exit,
    ),
    'node --test',
  );

/** Parses the report of Playwright's JSON reporter. A test that passes on its second try counts as passed. */
export function playwrightOutcome(report: string, exit: number): Outcome {
  const all = counted(playwrightRan(report, ''), ({file, title}) => `${file} › ${title}`);
  return withSome(withExit(all, 'playwright', exit), 'playwright');
}
