import {existsSync, rmSync} from 'node:fs';
import path from 'node:path';
import {BUILD_INFO} from '../../src/hosting/build-info';
import {nodeTests, playwrightTests, root, run} from './commands';
import {isForHere, locate, programs} from './find-program';
import {programFor, thisMachine} from './install-program';
import {single, sum, type Outcome} from './outcome';
import {specGaps} from './spec-table';

/** One stage of `npm test`. */
interface Stage {
  readonly name: string;
  readonly run: () => Promise<Outcome>;
}

const command = (name: string, program: string, ...args: readonly string[]): Stage => ({
  name,
  run: async () => single(name, (await run(program, args)) === 0),
});

/** What a build writes last, so that it is there when all is. */
const lastFile = path.resolve(root, process.env.SITE_DIR ?? 'build', BUILD_INFO);

/** Whether there is a complete build. */
export const isBuilt = (): boolean => existsSync(lastFile);

/** Builds the site, and leaves nothing that looks complete when that fails. */
async function build(): Promise<Outcome> {
  rmSync(lastFile, {force: true});
  return single('build', (await run(process.execPath, ['tools/site.mjs', 'build'])) === 0);
}

/** A stage that tests the build, and only a complete one. */
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

/** The programs of the content's tests. All others are for the built site, of which the browser stage needs two. */
const forContent: readonly Name[] = ['kubectl', 'helm', 'bun'];
const forBrowser: readonly Name[] = ['chromium', 'nginx'];
const forSite = (Object.keys(programs) as Name[]).filter((name) => !forContent.includes(name) && isForHere(name));

/**
 * Finds or installs programs before the tests that need them: files of tests run side by side, and of two that install something
 * at once one fails.
 */
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

/** Tests of the content, some with the real kubectl, Helm and Bun. */
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

/** Whether every line of the specification is proven by a test that passed. */
async function specification(): Promise<Outcome> {
  const problems = specGaps();
  for (const problem of problems) console.error(problem);
  return sum(problems.length > 0 ? problems.map((problem) => single(problem, false)) : [single('specification', true)]);
}

/**
 * All stages, in groups one after the other. The stages of a group run side by side, because none keeps all cores busy to its
 * end; tests in a browser come alone, because they wait for what is drawn.
 */
export const groups: readonly (readonly Stage[])[] = [
  [
    command('types', 'tsc', '--noEmit'),
    command('lint', 'oxlint', '--deny-warnings'),
    command('format', 'oxfmt', '--check'),
    {name: 'unit', run: () => nodeTests('unit')},
    {name: 'build', run: build},
  ],
  // After the build, because links and routes are checked on it.
  [onBuild('content', content), onBuild('e2e', endToEnd)],
  [onBuild('browser', browser)],
  // Reads the reports of the stages before it.
  [{name: 'spec', run: specification}],
];
