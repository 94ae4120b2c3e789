import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Browser} from '@playwright/test';
import {writeWhole} from '../../src/files/files';
import {openBrowser} from '../support/browser';
import {startServer, type DevServer} from '../support/dev-server';
import {projectDir} from '../support/site';
import {copyProject, DOCUSAURUS} from '../support/workshop';
import {median, ratio, seconds, table} from './format';
import {writeStockSite} from './stock';

const PAGE = 'docs/scanners/nmap';
const TIMEOUT = 240_000;

const saw = (browserPage: Awaited<ReturnType<Browser['newPage']>>, text: string) =>
  browserPage.waitForFunction((it) => document.querySelector('main')?.textContent.includes(it), text, {
    timeout: TIMEOUT,
  });

/** Milliseconds from the start of the server to the first page. */
async function firstPage(browser: Browser, server: DevServer, start: number): Promise<number> {
  const page = await browser.newPage();
  await page.goto(`${server.url}/${PAGE}`, {timeout: TIMEOUT});
  await saw(page, 'Nmap');
  const time = performance.now() - start;
  await page.close();
  return time;
}

/** Milliseconds from saving a page until somebody who has it open sees the change. */
async function untilSeen(browser: Browser, server: DevServer, folder: string, runs: number): Promise<number> {
  const file = path.join(folder, `${PAGE}.md`);
  const text = readFileSync(file, 'utf8');
  const page = await browser.newPage();
  await page.goto(`${server.url}/${PAGE}`);
  await saw(page, 'Nmap');
  const times: number[] = [];
  // The first change takes longer than all later ones and is left out.
  for (let run = 0; run <= runs; run += 1) {
    const word = `Seen${run}`;
    const start = performance.now();
    writeWhole(file, text.replace(/^(---\n[^]*?\n---\n[^]*?\.)(\s)/, `$1 ${word}.$2`));
    await saw(page, word);
    if (run > 0) times.push(performance.now() - start);
    await page.waitForTimeout(1000);
  }
  writeWhole(file, text);
  await page.close();
  return median(times);
}

/** Prints how long `npm start` takes to the first page from an empty cache, and from saving a page to seeing the change. */
export async function benchStart(runs: number, workshop: string, withStock: boolean): Promise<void> {
  const ours = path.join(workshop, 'started');
  copyProject(ours);
  const sites = [{name: 'this site', folder: ours, program: ['tools/site.mjs', 'start']}];
  if (withStock) {
    const folder = path.join(workshop, 'started-stock');
    writeStockSite(projectDir, folder);
    sites.push({name: 'stock', folder, program: [DOCUSAURUS, 'start']});
  }
  const browser = await openBrowser();
  const times: number[][] = [];
  for (const {folder, program} of sites) {
    const start = performance.now();
    const server = await startServer(folder, ...program);
    try {
      times.push([await firstPage(browser, server, start), await untilSeen(browser, server, folder, runs)]);
    } finally {
      await server.stop();
    }
  }
  await browser.close();
  const rows = times.map((of, at) => [
    sites[at]?.name ?? '',
    '',
    ...of.flatMap((time, column) => [seconds(time), at === 0 ? '' : ratio(times[0]?.[column], time)]),
  ]);
  console.log(table([['', '', 'first page, empty cache', 'ratio', 'saved until seen', 'ratio'], ...rows]));
}
