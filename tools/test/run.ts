import {endOnSignals, isInterrupted} from './commands';
import {sum, withoutSkips, type Outcome} from './outcome';
import {groups} from './stages';

const lineOf = (name: string, {passed, failed, skipped}: Outcome, seconds: number) =>
  `${name.padEnd(10)}${String(passed).padStart(6)} passed${String(failed).padStart(5)} failed${String(skipped).padStart(5)} skipped${seconds.toFixed(0).padStart(6)} s`;

/**
 * `npm test -- [--all] [--shard=1/3] [stage …]`: runs the stages, sums up their reports, and ends with `N passed, N failed`. `--all`
 * includes nightly tests, see tests/support/full-run.ts. `--shard` runs a part of the browser tests.
 */
async function main(args: readonly string[]): Promise<void> {
  if (args.includes('--all')) process.env['FULL_RUN'] = 'true';
  const shard = args.find((arg) => arg.startsWith('--shard='));
  if (shard) process.env['SHARD'] = shard.slice('--shard='.length);
  const wanted = args.filter((arg) => arg !== '--all' && arg !== shard);
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
    if (stages.length > 0) console.log(`\n== ${stages.map(({name}) => name).join(', ')}`);
    const start = performance.now();
    const ended = stages.map(async ({name, run}) => {
      const result = await run();
      const outcome = process.env.CI === undefined ? result : withoutSkips(result);
      return {outcome, line: lineOf(name, outcome, (performance.now() - start) / 1000)};
    });
    for (const {outcome, line} of await Promise.all(ended)) {
      lines.push(line);
      outcomes.push(outcome);
    }
    if (isInterrupted()) {
      console.log('\nInterrupted.');
      process.exitCode = 130;
      return;
    }
  }
  const {passed, failed, failures, skips} = sum(outcomes);
  console.log(['', '== summary', ...lines, ''].join('\n'));
  for (const name of skips) console.log(`skipped: ${name}`);
  for (const name of failures) console.log(`FAILED: ${name}`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

endOnSignals();
void main(process.argv.slice(2));
