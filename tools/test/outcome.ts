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

/** What was skipped counts as failed: where every program can be installed, nothing may stay untested. */
export const withoutSkips = (outcome: Outcome): Outcome => ({
  ...outcome,
  failed: outcome.failed + outcome.skipped,
  skipped: 0,
  failures: [...outcome.failures, ...outcome.skips.map((name) => `${name} (skipped)`)],
  skips: [],
});

const counted = (tests: readonly {readonly name: string; readonly outcome: string}[]): Outcome => {
  const of = (outcome: string) => tests.filter((test) => test.outcome === outcome).map(({name}) => name);
  const [failures, skips] = [of('failed'), of('skipped')];
  return {passed: of('passed').length, failed: failures.length, skipped: skips.length, failures, skips};
};

/** A runner that ended badly without naming a failed test counts as a failure of its own. */
const withExit = (outcome: Outcome, runner: string, exit: number): Outcome =>
  exit === 0 || outcome.failed > 0 ? outcome : sum([outcome, single(`${runner} ended with exit code ${exit}`, false)]);

/** A runner that ran nothing proves nothing. */
const withSome = (outcome: Outcome, runner: string): Outcome =>
  outcome.passed + outcome.failed + outcome.skipped > 0 ? outcome : single(`${runner} ran no test`, false);

/** Reads the report that `node-report.mjs` wrote. */
export function nodeOutcome(report: string, exit: number): Outcome {
  const tests = report
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as {name: string; outcome: string});
  return withSome(withExit(counted(tests), 'node --test', exit), 'node --test');
}

interface PlaywrightSuite {
  readonly title: string;
  readonly specs?: readonly {readonly title: string; readonly tests: readonly {readonly status: string}[]}[];
  readonly suites?: readonly PlaywrightSuite[];
}

// `flaky`: passed on the second try, which only CI has. Playwright's own report names such tests.
const playwrightOutcomes: Readonly<Record<string, string>> = {
  expected: 'passed',
  flaky: 'passed',
  skipped: 'skipped',
};

function testsOf(suite: PlaywrightSuite, parents: string): {name: string; outcome: string}[] {
  const path = [parents, suite.title].filter(Boolean).join(' > ');
  const own = (suite.specs ?? []).flatMap(({title, tests}) =>
    tests.map(({status}) => ({name: `${path} > ${title}`, outcome: playwrightOutcomes[status] ?? 'failed'})),
  );
  return [...own, ...(suite.suites ?? []).flatMap((child) => testsOf(child, path))];
}

/** Reads the report of Playwright's JSON reporter. A test that passes on its second try has passed. */
export function playwrightOutcome(report: string, exit: number): Outcome {
  const {suites} = JSON.parse(report === '' ? '{"suites":[]}' : report) as {suites: readonly PlaywrightSuite[]};
  return withSome(withExit(counted(suites.flatMap((suite) => testsOf(suite, ''))), 'playwright', exit), 'playwright');
}
