/** `npm run upstream [-- accept PATH…]`: says what moved in the framework; records what ours was compared with. */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {digestOf, ejectedParts, LIST, readOriginals, upstreamProblems} from './read';

const root = path.resolve(__dirname, '../..');

function accept(paths: readonly string[]): void {
  const known = readOriginals(root);
  const added = ejectedParts(root).filter(
    ({ours}) => !known.some((one) => one.ours === ours && one.relies === undefined),
  );
  const list = [
    ...known,
    ...added.filter(({original}) => paths.includes(original)).map((one) => ({...one, sha256: ''})),
  ];
  const unknown = paths.find((one) => !list.some(({original}) => original === one));
  if (unknown !== undefined) throw new Error(`${unknown} is not in ${LIST}, and no part of src/theme has its name.`);
  const next = list.map((one) =>
    paths.includes(one.original) ? {...one, sha256: digestOf(root, one.original) ?? one.sha256} : one,
  );
  writeFileSync(
    path.join(root, LIST),
    `${JSON.stringify(
      next.toSorted((a, b) => (a.ours < b.ours ? -1 : 1)),
      null,
      2,
    )}\n`,
  );
}

const [command, ...paths] = process.argv.slice(2);
if (command === 'accept') accept(paths);
const problems = upstreamProblems(root);
console.log(problems.length > 0 ? problems.join('\n') : 'Nothing moved upstream.');
process.exitCode = problems.length > 0 ? 1 : 0;
