import {spawn, type ChildProcess} from 'node:child_process';
import {closeSync, mkdirSync, openSync} from 'node:fs';
import path from 'node:path';
import {root} from './results';

const running = new Set<ChildProcess>();
let interrupted = false;

/** True after a signal. */
export const isInterrupted = (): boolean => interrupted;

/** Milliseconds until a program that ignores a signal is killed. */
const GRACE = 10_000;

/** Sends a signal to a program and everything that it has started. */
function signalGroup({pid}: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(process.platform === 'win32' ? pid : -pid, signal);
  } catch {
    // The group has ended.
  }
}

/** Ends all running programs on a signal: first with SIGINT, because Playwright only then closes its browsers. */
export function endOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      interrupted = true;
      for (const child of running) signalGroup(child, 'SIGINT');
      setTimeout(() => {
        for (const child of running) signalGroup(child, 'SIGKILL');
      }, GRACE).unref();
    });
  }
  process.on('exit', () => {
    for (const child of running) signalGroup(child, 'SIGKILL');
  });
}

/** The file with the output of a stage. */
export const logOf = (stage: string): string => path.join(root, 'test-results', 'logs', `${stage}.log`);

/** Runs a program of `node_modules/.bin` in its own process group, writes its output to the log of a stage, and returns the exit code. */
export function run(
  stage: string,
  [program = '', ...args]: readonly string[],
  environment: Record<string, string> = {},
): Promise<number> {
  mkdirSync(path.dirname(logOf(stage)), {recursive: true});
  const log = openSync(logOf(stage), 'w');
  const bin = path.join(root, 'node_modules', '.bin');
  const env = {...process.env, ...environment, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`};
  const isWindows = process.platform === 'win32';
  return new Promise((done) => {
    const child = spawn(program, args, {
      cwd: root,
      env,
      stdio: ['ignore', log, log],
      detached: !isWindows,
      shell: isWindows,
    });
    running.add(child);
    const end = (code: number): void => {
      // What a program leaves behind when it ends is of no use.
      signalGroup(child, 'SIGKILL');
      running.delete(child);
      closeSync(log);
      done(code);
    };
    child.once('error', ({message}) => {
      console.error(message);
      end(127);
    });
    child.once('exit', (code) => end(code ?? 128));
  });
}
