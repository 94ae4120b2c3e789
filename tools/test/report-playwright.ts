import {appendFileSync} from 'node:fs';
import type {Reporter, Suite, TestCase, TestResult} from '@playwright/test/reporter';
import type {TestRun} from './results';

/** Reporter for Playwright: appends one line of JSON for each finished test to the file in `REPORT_FILE`, see `results.ts`. */
export default class ReportPlaywright implements Reporter {
  private suite: Suite | undefined;

  onBegin(_config: unknown, suite: Suite): void {
    this.suite = suite;
  }

  onTestEnd(test: TestCase, {status, errors, retry}: TestResult): void {
    const passed = status === test.expectedStatus;
    // CI retries a failed test.
    if (!passed && retry < test.retries) return;
    const outcome = status === 'skipped' ? 'skipped' : passed ? 'passed' : 'failed';
    this.write(test, outcome, errors.map(({stack, message}) => stack ?? message).join('\n'));
  }

  /** Tests that need a failed one, for example the build of a fixture, do not run. */
  onEnd(): void {
    for (const test of this.suite?.allTests() ?? []) if (test.results.length === 0) this.write(test, 'skipped');
  }

  private write(test: TestCase, outcome: TestRun['outcome'], error?: string): void {
    const [, , , ...titles] = test.titlePath();
    const run: TestRun = {title: titles.join(' › '), file: test.location.file, outcome, ...(error && {error})};
    appendFileSync(process.env['REPORT_FILE'] ?? '/dev/stdout', `${JSON.stringify(run)}\n`);
  }
}
