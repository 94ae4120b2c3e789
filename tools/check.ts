/**
 * `npm run check [-- --fix] [paths…]`: checks what contributors write, without a build. Ends with 1 when anything is wrong,
 * with 2 when nothing could be judged. `--fix` makes the mends that need no thought; `--watch` judges each page when it is saved;
 * `--form` looks only whether the catalog can be read.
 */
import path from 'node:path';
import {formatProblem} from '../src/text/flaw';

async function run(): Promise<void> {
  const {formProblems} = await import('./check/catalog/form');
  const problems = formProblems(path.resolve(__dirname, '..'));
  if (problems.length > 0) {
    const {annotation} = await import('./check/report');
    for (const problem of problems) console.error(formatProblem(problem));
    if (process.env['GITHUB_ACTIONS'] === 'true') for (const problem of problems) console.log(annotation(problem));
    console.error('The pages are judged when the catalog can be read.');
    process.exitCode = 2;
    return;
  }
  if (process.argv.includes('--form')) return;
  const {main} = await import('./check/command');
  await main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}

export default run();
