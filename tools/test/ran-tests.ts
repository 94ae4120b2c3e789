import path from 'node:path';
import type {RanTest} from './spec-lines';

/** Parses the report of `node-report.mjs`. Paths become relative to `root`. */
export function nodeRan(report: string, root: string): RanTest[] {
  return report
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as {name: string; file?: string; outcome: string})
    .map(({name, file, outcome}) => ({
      title: name,
      file: path.relative(root, file ?? root).replaceAll(path.sep, '/'),
      passed: outcome === 'passed',
      ...(outcome === 'skipped' && {skipped: true}),
    }));
}

interface Suite {
  readonly title: string;
  readonly file?: string;
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly {readonly status: string}[];
  }[];
  readonly suites?: readonly Suite[];
}

function inSuite({specs = [], suites = []}: Suite, titles: string, folder: string): RanTest[] {
  const own = specs.map(({title, file, tests}) => ({
    title: titles + title,
    file: path.posix.join(folder, file),
    // `flaky`: passed on the second try, which only CI allows. Playwright's own report lists such tests.
    passed: tests.length > 0 && tests.every(({status}) => status === 'expected' || status === 'flaky'),
    ...(tests.some(({status}) => status === 'skipped') && {skipped: true}),
  }));
  return [...own, ...suites.flatMap((suite) => inSuite(suite, `${titles}${suite.title} › `, folder))];
}

/** Parses the report of Playwright's JSON reporter. `folder` is its test folder, relative to the project. */
export function playwrightRan(report: string, folder: string): RanTest[] {
  const {suites} = JSON.parse(report || '{"suites":[]}') as {suites: readonly Suite[]};
  // The outermost suite is the file.
  return suites.flatMap((suite) => inSuite(suite, '', folder));
}
