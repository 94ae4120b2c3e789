import {existsSync, rmSync} from 'node:fs';
import path from 'node:path';
import {BUILD_INFO} from '../../src/site/hosts/build-info';
import {nodeTests, playwrightTests, root, run} from './commands';
import {isForHere, locate, programs} from './find-program';
import {programFor, thisMachine} from './install-program';
import {single, sum, type Outcome} from './outcome';
import {specGaps} from './spec-table';

/** A stage of `npm test`. */
interface Stage {
  readonly name: string;
  readonly run: () => Promise<Outcome>;
}

const command = (name: string, program: string, ...args: readonly string[]): Stage => ({
  name,
  run: async () => single(name, (await run(program, args)) === 0),
});

/** The file that a build writes last, so it exists only in a complete build. */
const lastFile = path.resolve(root, process.env.SITE_DIR ?? 'build', BUILD_INFO);

export const isBuilt = (): boolean => existsSync(lastFile);

/** Builds the site. A failed build leaves no file that marks it as complete. */
async function build(): Promise<Outcome> {
  rmSync(lastFile, {force: true});
  return single('build', (await run(process.execPath, ['tools/site.mjs', 'build'])) === 0);
}

/** A stage that tests the build and fails without a complete one. */
const onBuild = (name: string, judge: () => Promise<Outcome>): Stage => ({
  name,
  async run() {
    if (isBuilt()) return judge();
    const problem = `${name} did not run, because there is no complete build; run: npm test -- build ${name}`;
    console.error(problem);
    return single(problem, false);
  },
});

type Name = keyof typeof programs;

/** Programs for the content tests. All others are for the built site, and the browser stage needs two of them. */
const forContent: readonly Name[] = ['kubectl', 'helm', 'bun'];
const forBrowser: readonly Name[] = ['chromium', 'nginx'];
const forSite = (Object.keys(programs) as Name[]).filter((name) => !forContent.includes(name) && isForHere(name));

/** Finds or installs programs before the tests start, because concurrent test processes cannot install at the same time. */
function provide(names: readonly Name[]): void {
  for (const name of names) {
    try {
      const {path: file, source} = programFor(name, thisMachine());
      console.log(`${name}: ${file} (from ${source})`);
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
    }
  }
}

/** Content tests, some with the real kubectl, Helm and Bun. */
function content(): Promise<Outcome> {
  provide(forContent);
  return nodeTests('content');
}

/** Tests of the built site: its files, its hosts, and the main journeys in Firefox and WebKit. */
function endToEnd(): Promise<Outcome> {
  provide(forSite);
  return nodeTests('e2e');
}

/** Tests of the built site in Chromium. */
async function browser(): Promise<Outcome> {
  provide(forBrowser);
  const chromium = locate('chromium');
  return chromium === undefined ? single('no browser', false) : playwrightTests(chromium.path);
}

/** Whether a passed test proves every line of the specification. */
async function specification(): Promise<Outcome> {
  const problems = specGaps();
  for (const problem of problems) console.error(problem);
  return sum(problems.length > 0 ? problems.map((problem) => single(problem, false)) : [single('specification', true)]);
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
    {name: 'build', run: build},
  ],
  // After the build, because they check its links and routes.
  [onBuild('content', content), onBuild('e2e', endToEnd)],
  [onBuild('browser', browser)],
  // After all others, because it reads their reports.
  [{name: 'spec', run: specification}],
];
