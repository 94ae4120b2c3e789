import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Browser} from '@playwright/test';
import {writeWhole} from '../../src/files/files';
import {openBrowser} from '../support/browser';
import {startServer, type DevServer} from '../support/dev-server';
import {projectDir} from '../support/site';
import {copyProject, DOCUSAURUS} from '../support/workshop';
import {median, seconds, table} from './format';
import {writeStockSite} from './stock';

interface Edit {
  readonly what: string;
  readonly file: string;
  /** Page on which the change is seen. */
  readonly route: string;
  /** Puts a word into the file. */
  readonly put: (text: string, word: string) => string;
}

/** A word after the first sentence of the text. */
const inText = (text: string, word: string): string => text.replace(/^(---\n[^]*?\n---\n[^]*?\.)(\s)/, `$1 ${word}.$2`);

const PAGES: readonly Edit[] = [
  ...['docs/getting-started/installation', 'docs/scanners/nmap'].map((page) => ({
    what: `sentence in ${page}.md`,
    file: `${page}.md`,
    route: `/${page}`,
    put: inText,
  })),
  {
    what: 'heading in docs/scanners/nmap.md',
    file: 'docs/scanners/nmap.md',
    route: '/docs/scanners/nmap',
    put: (text, word) => text.replace('## Run a first scan', `## ${word}\n\n## Run a first scan`),
  },
];

const CATALOG: Edit = {
  what: 'meaning of a value in src/catalog',
  file: 'src/catalog/scanners/nmap.yaml',
  route: '/docs/scanners/nmap',
  put: (text, word) => text.replace('meaning: Installs', `meaning: ${word} installs`),
};

/** Milliseconds from saving a file until a reader of the open page sees what was written. */
async function untilSeen(
  browser: Browser,
  server: DevServer,
  folder: string,
  edit: Edit,
  runs: number,
): Promise<number> {
  const file = path.join(folder, edit.file);
  const text = readFileSync(file, 'utf8');
  const page = await browser.newPage();
  await page.goto(server.url + edit.route);
  const seen = (word: string) =>
    page.waitForFunction((it) => document.querySelector('main')?.textContent.includes(it), word, {timeout: 120_000});
  await seen('Nmap');
  const times: number[] = [];
  // The first edit of a page is slower than all after it; people make many.
  for (let run = 0; run <= runs; run += 1) {
    const word = `Seen${run}`;
    const start = performance.now();
    writeWhole(file, edit.put(text, word));
    await seen(word);
    if (run > 0) times.push(performance.now() - start);
    await page.waitForTimeout(1000);
  }
  writeWhole(file, text);
  await page.close();
  return median(times);
}

/**
 * Prints how long it takes from saving a file until the change is on the screen of `npm start`, here and in a stock site.
 *
 * @param workshop folder where the copies are made
 */
export async function benchEditing(runs: number, workshop: string): Promise<void> {
  const [ours, stock] = [path.join(workshop, 'edited'), path.join(workshop, 'edited-stock')];
  copyProject(ours);
  writeStockSite(projectDir, stock);
  const sites = [
    {name: 'this site', folder: ours, program: ['--import', 'tsx', 'tools/start.ts'], edits: [...PAGES, CATALOG]},
    {name: 'stock classic template', folder: stock, program: [DOCUSAURUS, 'start'], edits: PAGES},
  ];
  const browser = await openBrowser();
  const rows = [['from saving to seeing', 'site', 'time']];
  for (const {name, folder, program, edits} of sites) {
    const start = performance.now();
    const server = await startServer(folder, ...program);
    const page = await browser.newPage();
    await page.goto(server.url + CATALOG.route);
    await page.waitForSelector('main h1');
    await page.close();
    rows.push(['first page after the start, nothing cached', name, seconds(performance.now() - start)]);
    for (const edit of edits)
      rows.push([edit.what, name, seconds(await untilSeen(browser, server, folder, edit, runs))]);
    await server.stop();
  }
  await browser.close();
  console.log(table(rows));
}
