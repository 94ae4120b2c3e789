import {rmSync} from 'node:fs';
import path from 'node:path';
import {buildIn, copyProject, linkTree} from '../support/workshop';
import {projectDir} from '../support/site';
import {median, seconds, table} from './format';
import {writeStockSite} from './stock';

interface Site {
  readonly name: string;
  readonly folder: string;
}

interface Times {
  readonly cold: number;
  readonly warm: number;
}

function timed({name, folder}: Site): number {
  const start = performance.now();
  const {succeeded, output} = buildIn(folder);
  if (!succeeded) throw new Error(`${name} does not build:\n${output.slice(-3000)}`);
  return performance.now() - start;
}

function measure(site: Site, runs: number): Times {
  const cold: number[] = [];
  const warm: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    for (const cache of ['.docusaurus', 'node_modules/.cache', 'build']) {
      rmSync(path.join(site.folder, cache), {recursive: true, force: true});
    }
    cold.push(timed(site));
    warm.push(timed(site));
  }
  return {cold: median(cold), warm: median(warm)};
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
  linkTree(path.join(projectDir, 'node_modules'), path.join(stock, 'node_modules'), new Set(['.cache']));
  const sites: readonly Site[] = [
    {name: 'this site', folder: ours},
    {name: 'stock classic template', folder: stock},
  ];
  const times = sites.map((site) => ({...site, ...measure(site, runs)}));
  const [own] = times;
  console.log(
    table([
      ['build', 'cold', 'warm', 'ours / it, cold', 'ours / it, warm'],
      ...times.map(({name, cold, warm}) => [
        name,
        seconds(cold),
        seconds(warm),
        ratio(own?.cold, cold),
        ratio(own?.warm, warm),
      ]),
    ]),
  );
  return {ours: path.join(ours, 'build'), stock: path.join(stock, 'build')};
}
