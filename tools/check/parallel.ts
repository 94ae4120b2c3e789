import {fork} from 'node:child_process';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import type {Problem} from '../../src/text/flaw';
import {checkPage} from './check-page';
import {Site} from './site';

/** Fewer pages than this are checked here: a process has to load the libraries first. */
const WORTH_A_PROCESS = 40;

/** Checks pages in this process. */
export async function checkHere(site: Site, files: readonly string[]): Promise<readonly Problem[]> {
  const problems: Problem[] = [];
  // oxlint-disable-next-line no-await-in-loop -- each page keeps the processor busy
  for (const file of files) problems.push(...(await checkPage(site, file)));
  return problems;
}

function checkInProcess(files: readonly string[]): Promise<readonly Problem[]> {
  return new Promise((resolve, reject) => {
    const child = fork(path.join(__dirname, '../check.mjs'), ['--part']);
    child.once('message', (problems) => resolve(problems as readonly Problem[]));
    child.once('exit', (code) => reject(new Error(`a part of the check ended with ${code}`)));
    child.send(files);
  });
}

/** Checks pages; many of them in several processes, one for each core. */
export async function checkPages(site: Site, files: readonly string[]): Promise<readonly Problem[]> {
  const count = Math.min(4, availableParallelism(), Math.ceil(files.length / WORTH_A_PROCESS));
  if (count < 2) return checkHere(site, files);
  const parts = Array.from({length: count}, (_, part) => files.filter((_file, index) => index % count === part));
  const [own = [], ...others] = parts;
  return (await Promise.all([...others.map(checkInProcess), checkHere(site, own)])).flat();
}

/** Checks the pages that the parent process sends, and sends the problems back. */
export function checkPart(root: string): void {
  process.once('message', async (files: readonly string[]) => {
    const problems = await checkHere(new Site(root), files);
    process.send!(problems, () => process.exit(0));
  });
}
