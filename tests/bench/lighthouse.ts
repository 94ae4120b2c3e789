import {execFile} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {netlifyHost} from '../support/hosts';
import {browserFlags} from '../../tools/test/browser-flags';
import {median, table} from './format';

const routes = ['/', '/docs/getting-started/installation', '/docs/scanners/nmap', '/blog/2022/01/18/log4shell'];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

interface Report {
  readonly categories: Readonly<Record<string, {readonly score: number | null}>>;
  readonly audits: Readonly<
    Record<string, {readonly title: string; readonly score: number | null; readonly numericValue?: number}>
  >;
}

/** Lighthouse is no dependency: npx fetches it, in the newest line that runs on Node 20. */
const command = ['--yes', 'lighthouse@12'];

const execute = promisify(execFile);

/** Lighthouse sometimes loses the trace of a page on a busy machine, and asks to be run again. */
const ATTEMPTS = 3;

async function report(url: string, chrome: string, file: string): Promise<Report> {
  const flags = ['--headless=new', ...browserFlags(process.getuid?.() === 0)].join(' ');
  const args = [...command, url, '--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${flags}`];
  for (let attempt = 1; ; attempt += 1) {
    try {
      await execute('npx', args, {env: {...process.env, CHROME_PATH: chrome}});
      return JSON.parse(readFileSync(file, 'utf8')) as Report;
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
  }
}

const canBeHad = () =>
  execute('npx', [...command, '--version']).then(
    () => true,
    () => false,
  );

const scored = (run: Report, category: string) => Math.round((run.categories[category]?.score ?? 0) * 100);

/**
 * Prints the Lighthouse scores (mobile preset, median of the runs) of the pages that stand for the site.
 *
 * @param build folder of the build
 * @param folder where reports may be written
 */
export async function benchLighthouse(chrome: string, runs: number, build: string, folder: string): Promise<void> {
  if (!(await canBeHad())) {
    console.log('Lighthouse could not be fetched (npx lighthouse@12): skipped.');
    return;
  }
  const host = await netlifyHost(build);
  const rows: string[][] = [['page', ...categories, 'LCP', 'TBT', 'CLS']];
  const notes = new Set<string>();
  for (const route of routes) {
    const reports: Report[] = [];
    for (let run = 0; run < runs; run += 1) {
      reports.push(await report(host.url + route, chrome, path.join(folder, 'report.json')));
    }
    const metric = (id: string) => median(reports.map((run) => run.audits[id]?.numericValue ?? Number.NaN));
    rows.push([
      route,
      ...categories.map((category) => String(median(reports.map((run) => scored(run, category))))),
      `${(metric('largest-contentful-paint') / 1000).toFixed(2)} s`,
      `${metric('total-blocking-time').toFixed(0)} ms`,
      metric('cumulative-layout-shift').toFixed(3),
    ]);
    for (const {title, score} of Object.values(reports[0]?.audits ?? {})) {
      if (score !== null && score < 0.9) notes.add(`${route}: ${title} (${score})`);
    }
  }
  await host.stop();
  console.log(table(rows));
  for (const note of notes) console.log(`below 0.9: ${note}`);
}
