import {fork} from 'node:child_process';
import path from 'node:path';

/** Exit code of a watching process that has to read the catalog again. */
export const CATALOG_CHANGED = 75;

/** Keeps a watching process running. A new one reads the catalog after each change. */
export function keepWatching(): void {
  const child = fork(path.join(__dirname, '../check.ts'), ['--watching'], {execArgv: ['--import', 'tsx']});
  child.once('exit', (code) => {
    if (code === CATALOG_CHANGED) keepWatching();
    else process.exitCode = code ?? 1;
  });
}
