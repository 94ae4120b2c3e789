import {fork} from 'node:child_process';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import type {Problem} from '../../src/lib/diagnostic';
import {checkPage} from './check-page';
import {Site} from './site';

/** One process for this many pages, because each loads the libraries first. */
const WORTH_A_PROCESS = 40;

/** Checks pages in this process. */
export async function checkHere(site: Site, files: readonly string[]): Promise<readonly Problem[]> {
  const problems: Problem[] = [];
  // oxlint-disable-next-line no-await-in-loop -- checks are CPU-bound
  for (const file of files) problems.push(...(await checkPage(site, file)));
  return problems;
}

function checkInProcess(files: readonly string[]): Promise<readonly Problem[]> {
  return new Promise((resolve, reject) => {
    const child = fork(path.join(__dirname, '../check.ts'), ['--part'], {execArgv: ['--import', 'tsx']});
    child.once('message', (problems) => resolve(problems as readonly Problem[])).once('error', reject);
    // A process reports its own errors and ends without a message.
    child.once('exit', (code) => reject(new Error(`a process of the check ended with exit code ${code}`)));
    child.send(files);
  });
}

/** Checks pages in this process, or many pages in up to four processes. */
export async function checkPages(site: Site, files: readonly string[]): Promise<readonly Problem[]> {
  const count = Math.min(4, availableParallelism(), Math.ceil(files.length / WORTH_A_PROCESS));
  if (count < 2) return checkHere(site, files);
  const parts = Array.from({length: count}, (_, part) => files.filter((__, index) => index % count === part));
  return (await Promise.all(parts.map(checkInProcess))).flat();
}

/** Checks the pages that the parent process sends. */
export function checkPart(root: string): void {
  process.once('message', async (files: readonly string[]) => {
    const problems = await checkHere(new Site(root), files);
    process.send!(problems, () => process.disconnect());
  });
}
