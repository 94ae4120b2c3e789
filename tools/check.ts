/**
 * `npm run check [-- paths…]`: checks pages and the catalog without a build. Exit codes: 1 for problems, 2 if the catalog
 * is invalid or the check fails. `--watch` checks each saved file, in a process with `--watching`.
 */
import {fork} from 'node:child_process';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {printProblems} from './check/report';

const root = path.resolve(__dirname, '..');

const CATALOG = /^src\/catalog\b/;
/** Arguments that are not pages, but that every run reads. */
const NO_PAGE = /^(?:src\/catalog\b|blog\/\w+\.yml$|sidebars\.ts$)/;

/** Exit code of a watching process that has to read the catalog again. */
const CATALOG_CHANGED = 75;

/** Keeps a watching process running. A new one reads the catalog after each change. */
function keepWatching(): void {
  const child = fork(__filename, ['--watching'], {execArgv: ['--import', 'tsx']});
  child.once('exit', (code) => {
    if (code === CATALOG_CHANGED) keepWatching();
    else process.exitCode = code ?? 1;
  });
}

async function run(): Promise<void> {
  const {values, positionals} = parseArgs({
    options: {watch: {type: 'boolean'}, watching: {type: 'boolean'}},
    allowPositionals: true,
  });
  if (values.watch) return keepWatching();
  if (values.watching) return (await import('./check/watch')).watchPages(root, () => process.exit(CATALOG_CHANGED));
  const names = positionals.map((name) => path.relative(root, path.resolve(name)).split(path.sep).join('/'));
  const withCatalog = names.length === 0 || names.some((name) => CATALOG.test(name));
  if (withCatalog) {
    const {formProblems} = await import('./check/catalog/form');
    const problems = await formProblems(root);
    if (problems.length > 0) {
      printProblems(problems);
      console.error('The pages are checked when the catalog is valid.');
      process.exitCode = 2;
      return;
    }
  }
  // Modules imported from here on read the catalog, which must be valid.
  const [{checkSite, selectPages}, {Site}] = await Promise.all([import('./check/index'), import('./check/site')]);
  const site = new Site(root);
  const pageNames = names.filter((name) => !NO_PAGE.test(name));
  const files = names.length > 0 && pageNames.length === 0 ? [] : selectPages(site, pageNames);
  const pages = await checkSite(site, files);
  const catalog = withCatalog ? (await import('./check/catalog')).catalogProblems(site) : [];
  const problems = [...pages, ...catalog];
  printProblems(problems);
  console.log(`${files.length} page${files.length === 1 ? '' : 's'} checked`);
  console.log(`${problems.length} problem${problems.length === 1 ? '' : 's'}`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

export default run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});
