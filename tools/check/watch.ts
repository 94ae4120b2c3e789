import path from 'node:path';
import {watch} from 'chokidar';
import {pageKind} from './page/pages';
import {checkHere} from './parallel';
import {printProblems} from './report';
import {Site} from './site';

/** Debounce, because editors write a file in several steps. */
const DEBOUNCE_MS = 120;

async function report(root: string, file: string): Promise<void> {
  // The problem matcher in .vscode/tasks.json depends on the first and last line of the output.
  console.log(`checking ${file}`);
  try {
    const problems = await checkHere(new Site(root), [file]);
    printProblems(problems);
    console.log(`${problems.length} problem${problems.length === 1 ? '' : 's'}; Ctrl+C ends`);
  } catch (error) {
    console.log(`${error instanceof Error ? error.message : String(error)}; Ctrl+C ends`);
  }
}

/** Checks each page when it is saved. */
export function watchPages(root: string): void {
  let working = Promise.resolve();
  const check = (name: string): void => {
    const file = name.split(path.sep).join('/');
    if (pageKind(file) !== undefined) working = working.then(() => report(root, file));
  };
  const awaitWriteFinish = {stabilityThreshold: DEBOUNCE_MS, pollInterval: 50};
  const watcher = watch(['docs', 'blog', 'src/pages'], {cwd: root, ignoreInitial: true, awaitWriteFinish});
  watcher.on('add', check).on('change', check);
}
