import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {writeWhole} from '../../src/files/files';
import {copyProject} from '../support/workshop';
import {projectDir} from '../support/site';
import {gigabytes, median, seconds, table} from './format';
import {measuredBuild, type Taken} from './measured-build';
import {writeStockSite} from './stock';

interface Site {
  readonly name: string;
  readonly folder: string;
}

/** Medians. */
interface Times {
  readonly cold: number;
  /** After a sentence of one page has changed. */
  readonly warm: number;
  readonly memory: number;
}

const PAGE = 'docs/scanners/nmap.md';

function measure({folder}: Site, runs: number): Times {
  const cold: Taken[] = [];
  const warm: Taken[] = [];
  const page = path.join(folder, PAGE);
  const text = readFileSync(page, 'utf8');
  for (let run = 0; run < runs; run += 1) {
    for (const cache of ['.docusaurus', 'node_modules/.cache', 'build']) {
      rmSync(path.join(folder, cache), {recursive: true, force: true});
    }
    cold.push(measuredBuild(folder));
    writeWhole(page, `${text}\nChanged in run ${run}.\n`);
    warm.push(measuredBuild(folder));
  }
  writeWhole(page, text);
  const middle = (of: readonly Taken[], value: keyof Taken) => median(of.map((taken) => taken[value]));
  return {cold: middle(cold, 'time'), warm: middle(warm, 'time'), memory: middle(cold, 'memory')};
}

const ratio = (mine: number | undefined, other: number) => (mine === undefined ? '' : (mine / other).toFixed(2));

/**
 * Measures builds of copies of the site and of a stock site with the same content, and prints a table.
 *
 * @param runs how often each build runs; the median is shown
 * @param folder where the copies are made
 * @returns folders of the builds: ours, and that of the stock template
 */
export function benchBuilds(runs: number, folder: string): {ours: string; stock: string} {
  const [ours, stock] = [path.join(folder, 'site'), path.join(folder, 'stock')];
  copyProject(ours);
  writeStockSite(projectDir, stock);
  const sites: readonly Site[] = [
    {name: 'this site', folder: ours},
    {name: 'stock classic template', folder: stock},
  ];
  const times = sites.map((site) => ({...site, ...measure(site, runs)}));
  const [own] = times;
  console.log(
    table([
      ['build', 'cold', 'one page changed', '÷ cold', 'memory', 'ours ÷ it, cold', 'ours ÷ it, one page changed'],
      ...times.map(({name, cold, warm, memory}) => [
        name,
        seconds(cold),
        seconds(warm),
        (warm / cold).toFixed(2),
        gigabytes(memory),
        ratio(own?.cold, cold),
        ratio(own?.warm, warm),
      ]),
    ]),
  );
  return {ours: path.join(ours, 'build'), stock: path.join(stock, 'build')};
}
