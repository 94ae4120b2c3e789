/** Writes a TODO note for each name of the product that nobody has described, and prints its place. `update` starts it. */
import {execFileSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {readSource} from '../../src/lib/source';
import {isMap, parseDocument} from 'yaml';
import {factProblems} from '../../src/catalog/agree';

const root = path.resolve(__dirname, '../..');

const changed = new Set<string>();
for (const {stub} of factProblems()) {
  if (stub === undefined) continue;
  const file = path.join(root, `src/catalog/${stub.name}.yaml`);
  const document = parseDocument(readSource(file));
  const above = document.getIn(stub.steps.slice(0, -1), true);
  if (isMap(above)) above.flow = false;
  document.setIn(stub.steps, document.createNode(stub.text));
  writeFileSync(file, document.toString({lineWidth: 0, singleQuote: true, flowCollectionPadding: false}));
  changed.add(file);
  console.log(`src/catalog/${stub.name}.yaml: ${stub.steps.join('.')}`);
}
if (changed.size > 0)
  execFileSync(process.execPath, ['node_modules/oxfmt/bin/oxfmt', ...changed], {cwd: root, stdio: 'ignore'});
