import {copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {TestReport} from '../../src/components/TestRun/report';
import {BUILD_INFO, TEST_REPORT, type BuildInfo} from '../../src/hosting/build-info';
import {root} from './commands';
import {MEASURED, type MeasuredPart} from './measured';
import type {Outcome} from './outcome';
import {plainTitle, type RanTest} from './spec-lines';

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** What the suites of this run have left for a part of the report, by name. */
function measured<Part>(part: MeasuredPart): Part[] {
  const folder = path.join(MEASURED, part);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .toSorted()
    .map((name) => readJson(path.join(folder, name)) as Part);
}

/** Forgets what earlier runs have measured. */
export const forgetMeasured = (): void => rmSync(MEASURED, {recursive: true, force: true});

/** The cells of the fault table that a test tries, if it is of them: its title says the resources, the fault and the end. */
function faultsOf({title, file, passed}: RanTest): TestReport['faults'] {
  const [, resources, fault = '', end = ''] = /^(.+) × (.+) → (.+)$/.exec(plainTitle(title)) ?? [];
  if (!file.endsWith('/faults.spec.ts') || resources === undefined) return [];
  return resources.split(', ').map((resource) => ({resource, fault, end, passed}));
}

/** How the accessibility is tried beside the rules of axe, by the file of the tests. */
const METHODS: Readonly<Record<string, string>> = {
  'by-keys.spec.ts': 'Keys alone',
  'screen-reader.spec.ts': 'Names, roles and states',
  'own-settings.spec.ts': 'Own settings of text, zoom and colors',
  'search-accessibility.spec.ts': 'Search',
  'table-regions.spec.ts': 'Wide tables',
  'without-scripts.spec.ts': 'No JavaScript',
  'engines.test.ts': 'Chromium, Firefox and WebKit',
};

/** A promise of the accessibility statement, if a test is one. */
function promiseOf({title, file, passed}: RanTest): TestReport['accessibility'][number][] {
  const method = METHODS[path.posix.basename(file)];
  return method === undefined ? [] : [{method, promise: plainTitle(title), passed}];
}

const routeOf = (title: string): string => title.replace(/^\[[^\]]*\] /, '').replace(/ is accessible.*$/, '');

const SWEPT = / is accessible, quiet, self-contained and stands still/;

/**
 * The report of a run of all tests.
 *
 * @param build facts of the build that was tested
 */
export function testReport(
  ran: readonly RanTest[],
  {passed, failed, skipped, failures, skips}: Outcome,
  build: Pick<BuildInfo, 'commit' | 'modified'>,
): TestReport {
  const swept = ran.filter(({title}) => SWEPT.test(title));
  const [{modes, widths} = {modes: [], widths: []}] = measured<Pick<TestReport['pages'], 'modes' | 'widths'>>('pages');
  return {
    measured: true,
    date: new Date().toISOString(),
    commit: build.commit,
    modified: build.modified,
    tests: {passed, failed, skipped},
    pages: {
      checked: swept.length,
      modes,
      widths,
      withFindings: swept.filter((test) => !test.passed).map(({title}) => routeOf(title)),
    },
    policies: measured('policies'),
    faults: ran.flatMap(faultsOf),
    hostile: measured('hostile'),
    accessibility: ran.flatMap(promiseOf),
    budgets: measured('budgets'),
    gaps: [...failures, ...skips],
  };
}

/** Writes the report to `test-results/trust.json`, and beside the built files, so that a deployment takes it along. */
export function writeTestReport(ran: readonly RanTest[], outcome: Outcome): void {
  const build = readJson(path.join(root, 'build', BUILD_INFO)) as BuildInfo;
  const file = path.join(root, 'test-results', TEST_REPORT);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, `${JSON.stringify(testReport(ran, outcome, build), null, 1)}\n`);
  copyFileSync(file, path.join(root, 'build', TEST_REPORT));
  console.log(`What was measured is in test-results/${TEST_REPORT} and build/${TEST_REPORT}.`);
}
