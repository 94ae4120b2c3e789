import assert from 'node:assert/strict';
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {setTimeout as sleep} from 'node:timers/promises';
import {freePort} from './listening';

/** Milliseconds that the development server may take for anything on a busy machine. */
export const PATIENCE = 240_000;

/** A development server, and its terminal. */
export interface DevServer {
  readonly url: string;
  /** What the terminal has shown so far. */
  readonly output: () => string;
  /** Waits until the terminal shows a text, from a place in its output on. */
  readonly shows: (text: string, from: number) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/**
 * Starts a development server in a folder, and waits until it serves.
 *
 * @param program what Node.js is given to run it
 */
export async function startServer(folder: string, ...program: readonly string[]): Promise<DevServer> {
  const port = await freePort();
  const command = [...program, '--no-open', '--port', String(port)];
  // A group of its own, since the server has children.
  const server = spawn(process.execPath, command, {cwd: folder, detached: true});
  const killGroup = (): boolean => server.pid !== undefined && server.exitCode === null && process.kill(-server.pid);
  // Whoever interrupts the test leaves no server behind.
  process.once('exit', killGroup);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  let output = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (text) => (output += String(text)));
  const shows = async (text: string, from: number): Promise<void> => {
    for (const started = Date.now(); !output.slice(from).includes(text);) {
      assert.equal(server.exitCode, null, output);
      assert.ok(Date.now() - started < PATIENCE, output.slice(from));
      // oxlint-disable-next-line no-await-in-loop -- waits for another process
      await sleep(250);
    }
  };
  const stop = async (): Promise<void> => {
    const ended = once(server, 'exit');
    process.off('exit', killGroup);
    if (killGroup()) await ended;
  };
  await shows('compiled successfully', 0).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return {url: `http://localhost:${port}`, output: () => output, shows, stop};
}
