import {rmSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {siteDir} from '../support/site';
import {workshop} from '../support/workshop';
import {benchBuilds} from './builds';
import {benchBytes} from './bytes';
import {benchEditing} from './editing';
import {benchReading} from './reading';
import {benchScale} from './scale';
import {benchWork} from './work';

const parts = ['builds', 'editing', 'bytes', 'work', 'reading'];

/**
 * `npm run bench -- [builds] [editing] [bytes] [work] [reading] [scale] [--runs 3] [--against FOLDER …]`: measures, judges
 * nothing. The folders are other builds, of a stock site or of an older state, that `bytes` and `work` measure in the same run. `scale` takes
 * many minutes and runs only when it is asked for.
 */
async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    options: {runs: {type: 'string', default: '3'}, against: {type: 'string', multiple: true, default: []}},
    allowPositionals: true,
  });
  const wanted = positionals.length > 0 ? positionals : parts;
  const unknown = wanted.find((part) => !parts.includes(part) && part !== 'scale');
  if (unknown) throw new Error(`There is no part "${unknown}". Parts: ${parts.join(', ')}`);
  const runs = Number(values.runs);
  const folder = workshop('bench');
  let builds: {ours: string; stock?: string} = {ours: siteDir};
  if (wanted.includes('builds')) {
    console.log(`\n== duration of builds, median of ${runs}`);
    builds = benchBuilds(runs, folder);
  }
  if (wanted.includes('editing')) {
    console.log(`\n== npm start, median of ${runs}`);
    await benchEditing(runs, folder);
  }
  const compared = [
    {name: 'ours', folder: builds.ours},
    ...(builds.stock ? [{name: 'stock', folder: builds.stock}] : []),
    ...values.against.map((name) => ({name, folder: path.resolve(name)})),
  ];
  if (wanted.includes('bytes')) {
    console.log('\n== bytes that a page loads, gz');
    await benchBytes(compared);
  }
  if (wanted.includes('work')) {
    console.log(`\n== work at 4 times slower, median of ${runs}`);
    await benchWork(runs, compared);
  }
  if (wanted.includes('reading')) {
    console.log('\n== what stands in the way of reading');
    await benchReading(builds.ours);
  }
  if (wanted.includes('scale')) {
    console.log('\n== growth with the documentation; sizes gz');
    await benchScale(runs, folder);
  }
  rmSync(folder, {recursive: true});
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  // Servers that are still open must not keep it alive.
  process.exit(1);
});
