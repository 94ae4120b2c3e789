/** `npm run new -- scanner|hook|how-to|post|adr NAME`: writes the files for a new page and prints their paths. */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {newThing} from './new/index';
import {Refusal} from './new/names';
import {projectAt} from './new/project';

const root = path.resolve(__dirname, '..');

try {
  const [kind, ...words] = process.argv.slice(2);
  const changes = newThing(kind, words, projectAt(root, new Date().toISOString().slice(0, 10)));
  for (const {file, text} of changes) {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    writeFileSync(path.join(root, file), text);
    console.log(file);
  }
  console.log('\nnpm run check lists what is still to be written.');
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
