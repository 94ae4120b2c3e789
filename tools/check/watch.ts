import path from 'node:path';
import {watch} from 'chokidar';
import {formatProblem, sortProblems} from '../../src/text/flaw';
import {pageKind} from './page/pages';
import {checkHere} from './parallel';
import {Site} from './site';

/** Editors write a file in several steps. */
const DEBOUNCE_MS = 120;

async function report(root: string, file: string, print: (line: string) => void): Promise<void> {
  // The editor extension reads from the first line to the last.
  print(`checking ${file}`);
  try {
    const problems = await checkHere(new Site(root), [file]);
    for (const problem of sortProblems(problems)) print(formatProblem(problem));
    print(`${problems.length} problem${problems.length === 1 ? '' : 's'}; Ctrl+C ends`);
  } catch (error) {
    print(`${error instanceof Error ? error.message : String(error)}; Ctrl+C ends`);
  }
}

/** Checks each page when it is saved, until the signal ends it. */
export async function watchPages(root: string, print: (line: string) => void, signal?: AbortSignal): Promise<void> {
  const watcher = watch(['docs', 'blog', 'src/pages'], {
    cwd: root,
    ignoreInitial: true,
    awaitWriteFinish: {stabilityThreshold: DEBOUNCE_MS, pollInterval: 50},
  });
  let working = Promise.resolve();
  const check = (name: string): void => {
    const file = name.split(path.sep).join('/');
    if (pageKind(file) !== undefined) working = working.then(() => report(root, file, print));
  };
  watcher.on('add', check).on('change', check);
  await new Promise((ended) => {
    signal?.addEventListener('abort', ended);
    process.once('SIGINT', ended);
  });
  await watcher.close();
  await working;
}
