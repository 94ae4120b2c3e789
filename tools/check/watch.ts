import path from 'node:path';
import {watch} from 'chokidar';
import {formProblems} from './catalog/form';
import {pageKind} from './page/pages';
import {checkPages} from './index';
import {printProblems} from './report';
import {Site} from './site';
import type {Problem} from '../../src/lib/diagnostic';

/** Debounce, because editors write a file in several steps. */
const DEBOUNCE_MS = 120;

async function report(file: string, check: () => readonly Problem[] | Promise<readonly Problem[]>): Promise<void> {
  // The problem matcher in .vscode/tasks.json depends on the first and last line of the output.
  console.log(`checking ${file}`);
  try {
    const problems = await check();
    printProblems(problems);
    console.log(`${problems.length} problem${problems.length === 1 ? '' : 's'}; Ctrl+C ends`);
  } catch (error) {
    console.log(`${error instanceof Error ? error.message : String(error)}; Ctrl+C ends`);
  }
}

/** Checks each page and each catalog file when it is saved. After a valid change of the catalog, `restart` has to read it again. */
export function watchPages(root: string, restart: () => void): void {
  let working = Promise.resolve();
  const check = (name: string): void => {
    const file = name.split(path.sep).join('/');
    if (pageKind(file) !== undefined)
      working = working.then(() => report(file, () => checkPages(new Site(root), [file])));
    if (!/^src\/catalog\/.*\.yaml$/.test(file)) return;
    working = working.then(async () => {
      const problems = await formProblems(root);
      await report(file, () => problems);
      if (problems.length > 0) return;
      console.log(`${file} was saved: the site shows it after a restart of npm start`);
      restart();
    });
  };
  const awaitWriteFinish = {stabilityThreshold: DEBOUNCE_MS, pollInterval: 50};
  const folders = ['docs', 'blog', 'src/pages', 'src/catalog'];
  const watcher = watch(folders, {cwd: root, ignoreInitial: true, awaitWriteFinish});
  watcher.on('add', check).on('change', check);
  watcher.once('ready', () => console.log(`watching ${folders.join(', ')}; Ctrl+C ends`));
  process.once('disconnect', () => process.exit());
}
