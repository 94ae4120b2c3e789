/** `npm run editor`: writes the JSON Schemas by which editors know the files of the site. */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {editorSchemas} from './editor/schemas';

const root = path.resolve(__dirname, '..');

for (const [file, text] of Object.entries(editorSchemas())) {
  mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  writeFileSync(path.join(root, file), text);
  console.log(file);
}
