/**
 * `npm run catalog -- import|diff|update DIR [--release X.Y.Z]`: reads a checkout of the product. `import` writes its facts to
 * `src/catalog/product`, `diff` lists what an import would change and the pages that show or rest on it, and `update` imports, moves
 * the release in commands, and adds stubs for new names. Exit codes: 0 nothing to do, 1 differences, 2 something could not be read.
 */
import {statSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {formatProblem} from '../src/lib/flaw';
import {PRODUCT, writeFolder} from './catalog/folder';
import {factsOf} from './catalog/run-import';

const root = path.resolve(__dirname, '..');
const USAGE = 'npm run catalog -- import|diff|update DIR [--release X.Y.Z]';

/** Returns the exit code. */
async function main(): Promise<number> {
  const {values, positionals} = parseArgs({allowPositionals: true, options: {release: {type: 'string'}}});
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
  const {files, unread, wrong} = await factsOf(root, path.resolve(checkout), values.release);
  for (const {file, because} of unread) console.error(`${file}: ${because}`);
  for (const problem of wrong) console.error(formatProblem(problem));
  if (command === 'import') {
    writeFolder(path.join(root, PRODUCT), files);
    console.log(`Wrote ${Object.keys(files).length} files to ${PRODUCT}.`);
  }
  return unread.length + wrong.length > 0 ? 2 : 0;
}

main()
  .then((code) => {
    process.exitCode = code;
  })
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  });
