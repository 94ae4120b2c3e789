import {spawn, type ChildProcess} from 'node:child_process';
import path from 'node:path';
import {watch} from 'chokidar';

/** A program that is started anew when its sources change. */
interface KeptRunning {
  /** Arguments of Node, for the first and for each further time. */
  command(again: boolean): readonly string[];
  readonly folders: readonly string[];
  /** Whether the sources can be read as they are now; says itself what is wrong. */
  canStart(): boolean;
  print(line: string): void;
}

/** An editor writes a file in several steps. */
const SETTLED_AFTER_MS = 300;

/** Runs a program until it ends by itself or is asked to. A program that sources have stopped waits for their mend. */
export function keepRunning({command, folders, canStart, print}: KeptRunning): void {
  let program: ChildProcess | undefined;
  let stopping = false;
  let asked = false;
  let timer: NodeJS.Timeout | undefined;

  function start(again: boolean): void {
    stopping = false;
    program = spawn(process.execPath, command(again), {stdio: 'inherit'});
    program.once('exit', (code) => {
      program = undefined;
      if (asked) process.exit(0);
      else if (stopping) start(true);
      else if (code === 0) process.exit(0);
      else {
        canStart();
        print('The server has ended. It starts again when one of its sources is saved; Ctrl+C ends.');
      }
    });
  }

  function restart(file: string): void {
    if (!canStart()) return;
    print(`${file} has changed: the server starts anew.`);
    if (program === undefined) return start(true);
    stopping = true;
    program.kill();
  }

  watch([...folders], {ignoreInitial: true}).on('all', (_, file) => {
    if (!/\.(?:ts|json|yaml)$/.test(file)) return;
    clearTimeout(timer);
    timer = setTimeout(() => restart(path.relative('', file)), SETTLED_AFTER_MS);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (program === undefined) process.exit(0);
      asked = true;
      program.kill(signal);
    });
  start(false);
}
