import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {buildIn} from '../support/workshop';

/** What a build has taken. */
export interface Taken {
  /** Milliseconds on the clock. */
  readonly time: number;
  /** The most memory that it had at once, in bytes. */
  readonly memory: number;
}

/**
 * Builds a site.
 *
 * @throws Error with the end of what it printed, when it does not build
 */
export function measuredBuild(folder: string): Taken {
  const [hook, result] = [path.join(folder, 'memory.cjs'), path.join(folder, 'memory.txt')];
  writeFileSync(
    hook,
    `process.on('exit', () => require('fs').writeFileSync(${JSON.stringify(result)}, String(process.resourceUsage().maxRSS)))`,
  );
  const before = process.env.NODE_OPTIONS;
  process.env.NODE_OPTIONS = `${before ?? ''} --require ${hook}`;
  const start = performance.now();
  const {succeeded, output} = buildIn(folder);
  const time = performance.now() - start;
  process.env.NODE_OPTIONS = before ?? '';
  if (!succeeded) throw new Error(`${folder} does not build:\n${output.slice(-3000)}`);
  return {time, memory: Number(readFileSync(result, 'utf8')) * 1024};
}
