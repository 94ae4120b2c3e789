import {nodeRan, playwrightRan} from './ran-tests';
import type {RanTest} from './spec-lines';

/** What a stage of the tests came to. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Names of what failed and of what was skipped, for the summary. */
  readonly failures: readonly string[];
  readonly skips: readonly string[];
}

/** A stage that is one check: a command that succeeds or not. */
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

/** Skipped tests count as failed, because every program can be installed. */
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

/** A runner that fails without naming a failed test counts as one failed test. */
const withExit = (outcome: Outcome, runner: string, exit: number): Outcome =>
  exit === 0 || outcome.failed > 0 ? outcome : sum([outcome, single(`${runner} ended with exit code ${exit}`, false)]);

/** A runner that ran nothing proves nothing. */
const withSome = (outcome: Outcome, runner: string): Outcome =>
  outcome.passed + outcome.failed + outcome.skipped > 0 ? outcome : single(`${runner} ran no test`, false);

/** Reads the report that `node-report.mjs` wrote. */
export const nodeOutcome = (report: string, exit: number): Outcome =>
  withSome(
    withExit(
      counted(nodeRan(report, ''), ({title}) => title),
      'node --test',
      exit,
    ),
    'node --test',
  );

/** Reads the report of Playwright's JSON reporter. A test that passes on its second try has passed. */
export function playwrightOutcome(report: string, exit: number): Outcome {
  const all = counted(playwrightRan(report, ''), ({file, title}) => `${file} › ${title}`);
  return withSome(withExit(all, 'playwright', exit), 'playwright');
}
