import {existsSync, rmSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {siteDir} from '../support/site';
import {workshop} from '../support/workshop';
import {benchBytes, pageKinds, type Build, type Kind} from './pages';
import {stockBuild} from './stock';
import {benchWork} from './work';

const USAGE = `npm run bench -- [bytes] [work] [options]
  bytes   bytes (gz) that six kinds of page load
  work    main-thread work of these pages on a slow processor, and the time from a click to the next page
Without a part: both. The build in ./build is compared with a stock classic site that has the same content.
  --against FOLDER   compares with this build too; can be repeated
  --pages home,post  only these kinds of page: ${Object.keys(pageKinds).join(', ')}
  --runs 3           how often everything is measured; medians are printed
  --no-stock         leaves the stock site out`;

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    options: {
      against: {type: 'string', multiple: true, default: []},
      pages: {type: 'string', default: Object.keys(pageKinds).join(',')},
      runs: {type: 'string', default: '3'},
      'no-stock': {type: 'boolean', default: false},
      help: {type: 'boolean', default: false},
    },
    allowPositionals: true,
  });
  const parts = positionals.length > 0 ? positionals : ['bytes', 'work'];
  if (values.help || parts.some((part) => !['bytes', 'work'].includes(part))) return console.log(USAGE);
  const runs = Number(values.runs);
  const kinds = values.pages.split(',').map((name): Kind => [name, pageKinds[name as keyof typeof pageKinds]]);
  const folder = workshop('bench');
  try {
    if (!existsSync(siteDir)) throw new Error('There is no build yet: run "npm run build" first.');
    const builds: readonly Build[] = [
      {name: 'this site', folder: siteDir},
      ...(values['no-stock'] ? [] : [{name: 'stock', folder: stockBuild(path.join(folder, 'stock'))}]),
      ...values.against.map((name) => ({name, folder: path.resolve(name)})),
    ];
    if (parts.includes('bytes')) {
      console.log('\n== Bytes that a page loads, gz; ratio: this site ÷ other build');
      await benchBytes(kinds, builds);
    }
    if (parts.includes('work')) {
      console.log(`\n== Work of a page, 4 times slower processor, median of ${runs}; ratio: this site ÷ other build`);
      await benchWork(runs, kinds, builds);
    }
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  // Open servers would keep the process alive.
  process.exit(1);
});
