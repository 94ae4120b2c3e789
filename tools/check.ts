/**
 * `npm run check [-- --fix] [paths…]`: checks what contributors write, without a build. Ends with 1 when anything is wrong.
 * `--fix` makes the mends that need no thought; `--watch` judges each page when it is saved.
 */
import {statSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {annotation} from './check/annotations';
import {checkSite} from './check/index';
import {printReport} from './check/report';
import {Site} from './check/site';

const root = path.resolve(__dirname, '..');

/** The pages that the arguments name: files, and folders with all that is below them. */
function selectPages(site: Site, paths: readonly string[]): readonly string[] {
  if (paths.length === 0) return site.pageFiles;
  return paths.flatMap((given) => {
    const name = path.relative(root, path.resolve(given)).split(path.sep).join('/');
    const folder = statSync(path.join(root, name), {throwIfNoEntry: false})?.isDirectory() === true;
    const found = site.pageFiles.filter((file) => file === name || (folder && file.startsWith(`${name}/`)));
    if (found.length === 0)
      throw new Error(`${given} is not a page: name files or folders below docs, blog or src/pages.`);
    return found;
  });
}

async function main(): Promise<void> {
  const {values, positionals: paths} = parseArgs({
    options: {fix: {type: 'boolean'}, watch: {type: 'boolean'}},
    allowPositionals: true,
  });
  if (values.watch) {
    const ended = new AbortController();
    process.once('SIGINT', () => ended.abort());
    const {watchPages} = await import('./check/watch');
    await watchPages(root, (line) => console.log(line), ended.signal);
    return;
  }
  let site = new Site(root);
  const files = selectPages(site, paths);
  if (values.fix) {
    const {fixPages} = await import('./check/fix');
    for (const {file, line, problem} of await fixPages(root, files)) console.log(`mended: ${file}:${line}: ${problem}`);
    site = new Site(root);
  }
  const pages = await checkSite(site, files);
  const catalog = paths.length === 0 ? (await import('./check/catalog')).catalogProblems(site) : [];
  const report = {...pages, problems: [...pages.problems, ...catalog]};
  console.log(printReport(report));
  if (process.env['GITHUB_ACTIONS'] === 'true') for (const problem of report.problems) console.log(annotation(problem));
  process.exitCode = report.problems.length > 0 ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
