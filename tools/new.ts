/** `npm run new -- scanner|hook|how-to|post|adr NAME`: writes the files for a new page and prints their paths. */
import path from 'node:path';
import {InvalidCatalog} from '../src/catalog/read';
import {writeWhole} from '../src/lib/files';

const root = path.resolve(__dirname, '..');

async function run(): Promise<void> {
  // These read the catalog, which can be invalid.
  const [{newThing}, {addStubs}] = await Promise.all([import('./new/index'), import('./catalog/update')]);
  const [kind, ...words] = process.argv.slice(2);
  const changes = newThing(kind, words, {root, today: new Date().toISOString().slice(0, 10)});
  for (const {file, text} of changes) {
    writeWhole(path.join(root, file), text);
    console.log(file);
  }
  // The names of a chart that the product already has.
  for (const place of await addStubs(root)) console.log(`TODO in ${place}`);
  console.log('\nnpm run check lists what is still to be written.');
}

run().catch((error: unknown) => {
  const isKnown = error instanceof Error && (error instanceof InvalidCatalog || error.name === 'Refusal');
  if (!isKnown) throw error;
  console.error(error.message);
  process.exitCode = 1;
});
