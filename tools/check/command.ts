import {statSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {askedFile, isAskedFile} from '../../src/plugins/local-search/asked';
import {checkSite} from './index';
import {checkPages} from './parallel';
import {annotation, printReport} from './report';
import {Site} from './site';

const root = path.resolve(__dirname, '../..');

/** What is judged whole, whichever of its files is named. */
const CATALOG = /^src\/catalog\b/;
/** What every run judges. */
const ALWAYS = /^(?:blog\/\w+\.yml|sidebars\.ts)$/;

const nameOf = (given: string): string => path.relative(root, path.resolve(given)).split(path.sep).join('/');

/** The pages that the arguments name: files, and folders with all that is below them. */
function selectPages(site: Site, names: readonly string[]): readonly string[] {
  if (names.length === 0) return site.pageFiles;
  return names.flatMap((name) => {
    const folder = statSync(path.join(root, name), {throwIfNoEntry: false})?.isDirectory() === true;
    const found = site.pageFiles.filter(
      (file) => [file, askedFile(file)].includes(name) || (folder && file.startsWith(`${name}/`)),
    );
    if (found.length === 0 && !CATALOG.test(name) && !ALWAYS.test(name) && !isAskedFile(name))
      throw new Error(`${name} is not a page: name files or folders below docs, blog, src/pages or src/catalog.`);
    return found;
  });
}

/** Checks what the arguments of the command line name. */
export async function main(): Promise<void> {
  const {values, positionals: paths} = parseArgs({
    options: {fix: {type: 'boolean'}, watch: {type: 'boolean'}},
    allowPositionals: true,
  });
  if (values.watch) {
    const ended = new AbortController();
    process.once('SIGINT', () => ended.abort());
    const {watchPages} = await import('./watch');
    await watchPages(root, (line) => console.log(line), ended.signal);
    return;
  }
  let site = new Site(root);
  const names = paths.map(nameOf);
  const files = selectPages(site, names);
  if (values.fix) {
    const {fixPages} = await import('./fix');
    for (const {file, line, problem} of await fixPages(root, files)) console.log(`mended: ${file}:${line}: ${problem}`);
    site = new Site(root);
  }
  const pages = await checkSite(site, files, checkPages);
  const catalog =
    names.length === 0 || names.some((name) => CATALOG.test(name))
      ? (await import('./catalog')).catalogProblems(site)
      : [];
  const report = {...pages, problems: [...pages.problems, ...catalog]};
  console.log(printReport(report));
  if (process.env['GITHUB_ACTIONS'] === 'true') for (const problem of report.problems) console.log(annotation(problem));
  process.exitCode = report.problems.length > 0 ? 1 : 0;
}
