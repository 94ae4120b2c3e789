import {parseArgs} from 'node:util';
import {endOnSignals, isInterrupted} from './commands';
import {testRuns, type Outcome} from './results';
import {groups} from './stages';

const MINUTE = 60_000;

/** Prints how many tests of a stage have finished, every minute until `stop`. */
function progressOf(stage: string): () => void {
  let minutes = 0;
  const timer = setInterval(() => {
    minutes += 1;
    console.log(`${stage}: ${testRuns(stage).length} tests after ${minutes} min`);
  }, MINUTE);
  return () => clearInterval(timer);
}

/**
 * `npm test -- [--all] [--shard=1/3] [stage …]`: runs the stages, sums up their results, and ends with `N passed, N failed`. `--all`
 * includes nightly tests, see tests/support/full-run.ts. `--shard` runs a part of the browser tests. Started with `node --import tsx`, because
 * the command `tsx` kills a busy program on Ctrl+C, so that it could not end what it started.
 */
async function main(): Promise<void> {
  const {values, positionals: wanted} = parseArgs({
    options: {all: {type: 'boolean'}, shard: {type: 'string'}},
    allowPositionals: true,
  });
  if (values.all) process.env['FULL_RUN'] = 'true';
  if (values.shard) process.env['SHARD'] = values.shard;
  const names = groups.flat().map(({name}) => name);
  const unknown = wanted.find((name) => !names.includes(name));
  if (unknown) {
    console.error(`There is no stage "${unknown}". Stages: ${names.join(', ')}`);
    process.exitCode = 2;
    return;
  }
  const lines: string[] = [];
  const outcomes: Outcome[] = [];
  for (const group of groups) {
    const stages = group.filter(({name}) => wanted.length === 0 || wanted.includes(name));
    const start = performance.now();
    const ended = stages.map(async ({name, run}) => {
      console.log(`${name} starts`);
      const stop = progressOf(name);
      const outcome = await run();
      stop();
      const {passed, failed, skipped} = outcome;
      const seconds = ((performance.now() - start) / 1000).toFixed(0);
      const counts = [`${passed} passed`, `${failed.length} failed`, `${skipped.length} skipped`, `${seconds} s`];
      const line = name.padEnd(10) + counts.map((count) => count.padStart(14)).join('');
      if (!isInterrupted()) console.log(line);
      lines.push(line);
      return outcome;
    });
    outcomes.push(...(await Promise.all(ended)));
    if (isInterrupted()) {
      console.log('\nInterrupted.');
      process.exitCode = 130;
      return;
    }
  }
  const skipped = outcomes.flatMap((outcome) => outcome.skipped.map((name) => `${name} (skipped)`));
  // In CI, every program can be installed, so nothing may be skipped.
  const failed = [...outcomes.flatMap((outcome) => outcome.failed), ...(process.env.CI ? skipped : [])];
  console.log(['', ...lines, ''].join('\n'));
  if (!process.env.CI) for (const name of skipped) console.log(name);
  for (const name of failed) console.log(`FAILED: ${name}`);
  console.log(`${outcomes.reduce((sum, {passed}) => sum + passed, 0)} passed, ${failed.length} failed`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}

endOnSignals();
void main();
