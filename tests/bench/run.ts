import {existsSync, rmSync} from 'node:fs';
import path from 'node:path';
import {siteDir} from '../support/site';
import {workshop} from '../support/workshop';
import {benchBytes} from './pages';
import {stockBuild} from './stock';
import {benchWork} from './work';

const PARTS = {bytes: benchBytes, work: benchWork};

/**
 * `npm run bench [-- bytes | work]` compares the build in ./build with a stock classic site that has the same content. `bytes`: what six
 * kinds of page load. `work`: their main-thread work on a slow processor, and the time from a click to the next page. Default: both.
 */
async function main(names: readonly string[]): Promise<void> {
  const unknown = names.find((name) => !Object.hasOwn(PARTS, name));
  if (unknown !== undefined) throw new Error(`There is no part ${unknown}: use bytes or work.`);
  if (!existsSync(siteDir)) throw new Error('There is no build yet: run "npm run build" first.');
  const folder = workshop('bench');
  try {
    const builds = [
      {name: 'this site', folder: siteDir},
      {name: 'stock', folder: stockBuild(path.join(folder, 'stock'))},
    ];
    for (const [name, bench] of Object.entries(PARTS))
      if (names.length === 0 || names.includes(name)) await bench(builds);
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  // Open servers would keep the process alive.
  process.exit(1);
});
