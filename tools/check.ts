/**
 * `npm run check [-- --fix] [paths…]`: checks what contributors write, without a build. Ends with 1 when anything is wrong,
 * with 2 when nothing could be judged. `--fix` makes the mends that need no thought; `--watch` judges each page when it is saved.
 */
import path from 'node:path';
import {formatProblem} from '../src/text/flaw';

/** An entry without a field that others are made from ends everything: then its form is told, not what it has led to. */
async function tellForm(error: unknown): Promise<void> {
  const {formProblems} = await import('./check/catalog/form');
  const problems = formProblems(path.resolve(__dirname, '..'));
  for (const problem of problems) console.error(formatProblem(problem));
  if (problems.length === 0) throw error;
  process.exitCode = 2;
}

async function run(): Promise<void> {
  const {main} = await import('./check/command').catch(tellForm).then((command) => command ?? {main: undefined});
  await main?.().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}

export default run();
