import {availableParallelism} from 'node:os';
import path from 'node:path';
import {parentPort, Worker, workerData} from 'node:worker_threads';
import type {Problem} from '../../src/lib/diagnostic';
import {checkPage} from './check-page';
import {Site} from './site';

/** One worker for this many pages, because each worker loads the libraries first. */
const WORTH_A_WORKER = 40;

/** The syntax trees of a page exceed the default of 16 MB and would be copied before they can be collected. */
const YOUNG_GENERATION_MB = 128;

/** Checks pages in this thread. */
export async function checkHere(site: Site, files: readonly string[]): Promise<readonly Problem[]> {
  const problems: Problem[] = [];
  // oxlint-disable-next-line no-await-in-loop -- checks are CPU-bound
  for (const file of files) problems.push(...(await checkPage(site, file)));
  return problems;
}

function checkInWorker(files: readonly string[]): Promise<readonly Problem[]> {
  return new Promise((resolve, reject) => {
    const resourceLimits = {maxYoungGenerationSizeMb: YOUNG_GENERATION_MB};
    const worker = new Worker(path.join(__dirname, '../check.mjs'), {
      argv: ['--part'],
      workerData: files,
      resourceLimits,
    });
    worker.once('message', resolve).once('error', reject);
    // A worker reports its own errors and ends without a message.
    worker.once('exit', (code) => reject(new Error(`a worker of the check ended with exit code ${code}`)));
  });
}

/** Checks pages in this thread, or many pages in up to four worker threads. */
export async function checkPages(site: Site, files: readonly string[]): Promise<readonly Problem[]> {
  const count = Math.min(4, availableParallelism(), Math.ceil(files.length / WORTH_A_WORKER));
  if (count < 2) return checkHere(site, files);
  const parts = Array.from({length: count}, (_, part) => files.filter((__, index) => index % count === part));
  return (await Promise.all(parts.map(checkInWorker))).flat();
}

/** Checks the pages of a worker. */
export async function checkPart(root: string): Promise<void> {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort!.postMessage(await checkHere(new Site(root), workerData as readonly string[]));
}
