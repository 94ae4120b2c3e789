/**
 * `npm run catalog -- import|diff|update DIR [--release X.Y.Z] [--from OLD-DIR]`: reads a checkout of the product. `import` writes its facts to
 * `src/catalog/product`, `diff` lists what an import would change and the pages that show or rest on it, and `update` imports, moves
 * the release in commands, and adds stubs for new names. Exit codes: 0 nothing to do, 1 differences, 2 something could not be read.
 */
import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {formatProblem} from '../src/lib/diagnostic';
import {writeWhole} from '../src/lib/files';
import {releaseChanges} from './catalog/changes';
import {compare} from './catalog/compare';
import {formerNames} from './catalog/former';
import {importProduct} from './catalog/import';
import {Places, provenIn, readClaims, wrongClaims} from './check/evidence/claims';
import {type Folder, formatted, PRODUCT, productFolder, writeFolder} from './catalog/folder';
import {printChanges, printShaken, printVanished} from './catalog/report';
import {changedLines, shaken, vanished} from './catalog/rests';
import {addStubs, keepRelease, moveCommands, moveTools, namingRelease} from './catalog/update';

const root = path.resolve(__dirname, '..');
const USAGE = 'npm run catalog -- import|diff|update DIR [--release X.Y.Z] [--from OLD-DIR]';

/** The facts of charts that are not in the release, from the last import that had them. */
const removedCharts = (before: Folder, now: Folder): Folder =>
  Object.fromEntries(
    Object.entries(before).flatMap(([file, chart]) => {
      const name = /^(?:charts|removed)\/(.+)\.json$/.exec(file)?.[1];
      return name !== undefined && now[`charts/${name}.json`] === undefined ? [[`removed/${name}.json`, chart]] : [];
    }),
  );

/** Imports a checkout, and looks for the literals that sections and known defects rest on. Returns its facts, and what is wrong with it. */
async function factsOf(checkout: string, release?: string) {
  const before = productFolder(root);
  const {files, unread} = await importProduct(checkout, release);
  const claims = readClaims(root);
  const text = (file: string) => {
    const full = path.join(checkout, file);
    return existsSync(full) ? readFileSync(full, 'utf8') : undefined;
  };
  const proven = {
    ...files,
    ...removedCharts(before, files),
    'former.json': formerNames(before, files),
    'proofs.json': provenIn(claims, text),
  };
  return {files: proven, unread, wrong: wrongClaims(claims, new Places(proven))};
}

/** What differs between two releases, and where the site shows or rests on it. */
async function differences(before: Folder, after: Folder, linesOf: (place: string) => readonly string[]) {
  // These read the catalog, which can be invalid while a release is followed.
  const {pagesOf, placesOf, readWritten} = await import('./catalog/places');
  const written = readWritten(root);
  const found = compare(before, after).map((change) => ({
    change,
    pages: pagesOf(change, written),
    places: placesOf(change, written),
  }));
  const rests = shaken(readClaims(root), before, after);
  const lost = vanished(written, before, after);
  const summary = `${found.length} facts differ, ${rests.length} sections and known defects rest on changed code, ${lost.length} quoted messages are gone.`;
  return {
    count: found.length + rests.length + lost.length,
    text: [printChanges(found), printShaken(rests, linesOf), printVanished(lost), summary]
      .filter((part) => part !== '')
      .join('\n\n'),
  };
}

const releaseOf = (folder: Folder): string =>
  (folder['release.json'] as {release?: string | null} | undefined)?.release ?? '';

/** Moves commands to the new release, lists its changes, and adds TODO notes for new names. Prints each place. */
function update(known: Folder, files: Folder): void {
  const [from, to] = [releaseOf(known), releaseOf(files)];
  const charts = new Set(Object.keys(files).flatMap((file) => /^charts\/(.+)\.json$/.exec(file)?.[1] ?? []));
  if (from !== '' && to !== '' && from !== to) {
    keepRelease(root, from);
    const list = path.join(root, `src/catalog/changes/${to}.json`);
    writeWhole(list, `${formatted(releaseChanges(compare(known, files), from))}\n`);
    for (const {file, line} of moveCommands(root, from, to, charts)) console.log(`${file}:${line}: ${to}`);
  }
  for (const {file, line} of moveTools(root, known, files)) console.log(`${file}:${line}: version of the tool`);
  for (const line of namingRelease(root, from)) console.log(`names ${from}: ${line}`);
  for (const place of addStubs(root)) console.log(`TODO in ${place}`);
  console.log('Next: npm run check, which lists every TODO and every line that no longer fits the product.');
}

/** Returns the exit code. */
async function main(): Promise<number> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {release: {type: 'string'}, from: {type: 'string'}},
  });
  const [command = '', checkout] = positionals;
  if (!['import', 'diff', 'update'].includes(command) || checkout === undefined) {
    console.error(USAGE);
    return 2;
  }
  if (statSync(checkout, {throwIfNoEntry: false})?.isDirectory() !== true) {
    console.error(
      `${checkout} is not a folder. Clone github.com/secureCodeBox/secureCodeBox at the tag of the release.`,
    );
    return 2;
  }
  const product = path.resolve(checkout);
  const {files, unread, wrong} = await factsOf(product, values.release);
  for (const {file, because} of unread) console.error(`${file}: ${because}`);
  if (command === 'diff') {
    const old = values.from === undefined ? undefined : path.resolve(values.from);
    const before = old === undefined ? productFolder(root) : (await factsOf(old)).files;
    const report = await differences(before, files, (place) =>
      old === undefined ? ['(--from OLD-CHECKOUT shows the lines)'] : changedLines(old, product, place),
    );
    console.log(report.text);
    return unread.length > 0 ? 2 : Number(report.count > 0);
  }
  for (const problem of wrong) console.error(formatProblem(problem));
  const known = productFolder(root);
  writeFolder(path.join(root, PRODUCT), files);
  console.log(`Wrote ${Object.keys(files).length} files to ${PRODUCT}.`);
  if (command === 'update') update(known, files);
  return unread.length > 0 ? 2 : Number(wrong.length > 0);
}

main()
  .then((code) => {
    process.exitCode = code;
  })
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  });
