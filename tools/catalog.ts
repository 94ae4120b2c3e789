/**
 * `npm run catalog -- import|diff|update DIR [--release X.Y.Z] [--from OLD-DIR]`: reads a checkout of the product. `import` writes its facts to
 * `src/catalog/product`, `diff` lists what an import would change and the pages that show or rest on it, and `update` imports, moves
 * the release in commands, and adds stubs for new names. Exit codes: 0 nothing to do, 1 differences, 2 something could not be read.
 */
import {statSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import get from 'lodash/get';
import {formatProblem} from '../src/lib/diagnostic';
import {compare} from './catalog/compare';
import {type Folder, PRODUCT, productFolder, writeFacts, writeFolder} from './catalog/folder';
import {formerNames, releaseChanges} from './catalog/named';
import {importProduct} from './catalog/import';
import {addStubs, moveCommands, moveTools, namingRelease} from './catalog/update';
import {Places, provenIn, readClaims, wrongClaims} from './check/evidence/claims';

const root = path.resolve(__dirname, '..');
const USAGE = 'npm run catalog -- import|diff|update DIR [--release X.Y.Z] [--from OLD-DIR]';

/** Imports a checkout, and looks for the literals that sections and known defects rest on. Returns its facts, and what is wrong with it. */
async function factsOf(checkout: string, release?: string) {
  const before = productFolder(root);
  const {files, unread} = await importProduct(checkout, release);
  const claims = readClaims(root);
  const all: Record<string, unknown> = {...files, 'former.json': formerNames(before, files)};
  all['proofs.json'] = provenIn(claims, checkout);
  // The facts of charts that are not in the release are kept from the last import that had them.
  for (const [file, facts] of Object.entries(before)) {
    const [, name] = /^(?:charts|removed)\/(.+)$/.exec(file) ?? [];
    if (name !== undefined && !(`charts/${name}` in files)) all[`removed/${name}`] = facts;
  }
  return {files: all, unread, wrong: wrongClaims(claims, new Places(all))};
}

const releaseOf = (folder: Folder): string => String(get(folder, ['release.json', 'release']) ?? '');

/** Moves commands to the new release, lists its changes, and adds TODO notes for new names. Prints each place. */
async function update(known: Folder, files: Folder): Promise<void> {
  const [from, to] = [releaseOf(known), releaseOf(files)];
  if (from !== '' && to !== '' && from !== to) {
    writeFacts(path.join(root, `src/catalog/changes/${to}.json`), releaseChanges(compare(known, files), from));
    for (const place of moveCommands(root, from, to, files)) console.log(`${place}: ${to}`);
  }
  for (const place of moveTools(root, known, files)) console.log(`${place}: version of the tool`);
  for (const line of namingRelease(root, from)) console.log(`names ${from}: ${line}`);
  for (const place of await addStubs(root)) console.log(`TODO in ${place}`);
  console.log('Next: npm run check, which lists every TODO and every line that no longer fits the product.');
}

/** Returns the exit code. */
async function main(): Promise<number> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {release: {type: 'string'}, from: {type: 'string'}},
  });
  const [command = '', checkout] = positionals;
  if (!['import', 'diff', 'update'].includes(command) || checkout === undefined) throw new Error(USAGE);
  if (statSync(checkout, {throwIfNoEntry: false})?.isDirectory() !== true)
    throw new Error(`There is no folder ${checkout}. Clone the product at the tag of a release.`);
  const product = path.resolve(checkout);
  const {files, unread, wrong} = await factsOf(product, values.release);
  for (const {file, because} of unread) console.error(`${file}: ${because}`);
  // After an update, the check lists them.
  if (command !== 'update') for (const problem of wrong) console.error(formatProblem(problem));
  const known = productFolder(root);
  let count = wrong.length;
  if (command === 'diff') {
    // This reads the catalog, which can be invalid while a release is followed.
    const {reportOf} = await import('./catalog/report');
    const old = values.from === undefined ? undefined : path.resolve(values.from);
    const before = old === undefined ? known : (await factsOf(old)).files;
    const report = reportOf(root, [before, files], [old, product]);
    console.log(report.text);
    count += report.count;
  } else {
    writeFolder(path.join(root, PRODUCT), files);
    console.log(`Wrote ${Object.keys(files).length} files to ${PRODUCT}.`);
    if (command === 'update') await update(known, files);
  }
  return unread.length > 0 ? 2 : Number(count > 0);
}

main()
  .then((code) => {
    process.exitCode = code;
  })
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  });
