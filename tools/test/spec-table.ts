import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {reports, root} from './commands';
import {nodeRan, playwrightRan} from './ran-tests';
import {gaps, specTable, type RanTest, type SpecLines} from './spec-lines';

const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
const specLines = () => JSON.parse(read(path.join(root, 'tests/spec-lines.json'))) as SpecLines;

/** All tests in the reports of the last runs. */
export function ranTests(): RanTest[] {
  const node = ['unit', 'content', 'e2e'].flatMap((name) => nodeRan(read(path.join(reports, `${name}.jsonl`)), root));
  const files = existsSync(reports) ? readdirSync(reports) : [];
  const browser = files.filter((file) => /^playwright.*\.json$/.test(file));
  return [...node, ...browser.flatMap((file) => playwrightRan(read(path.join(reports, file)), 'tests/e2e'))];
}

/** Lines of the specification that the last runs do not prove, as messages. */
export const specGaps = (): string[] => gaps(specLines(), ranTests());

/** `npm run spec-table`: prints each line of the specification with the tests that proved it in the last runs. */
if (require.main === module) console.log(specTable(specLines(), ranTests()));
