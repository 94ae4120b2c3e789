/** `npm run upstream [-- accept PATH…]`: says what moved in the framework; records what ours was compared with. */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {digestOf, ejectedParts, LIST, type Originals, readOriginals, upstreamProblems} from './read';

const root = path.resolve(__dirname, '../..');

function accept(paths: readonly string[]): void {
  const {made, relied} = readOriginals(root);
  const ejected = ejectedParts(root);
  const unknown = paths.find((one) => ![...ejected, ...relied].some(({original}) => original === one));
  if (unknown !== undefined) throw new Error(`${unknown} is not in ${LIST}, and no part of src/theme has its name.`);
  const today = (original: string, before = '') =>
    paths.includes(original) ? (digestOf(root, original) ?? before) : before;
  const parts = ejected.map(({ours, original}) => [ours, today(original, made[ours])]);
  const next = {
    made: Object.fromEntries(parts.filter(([, sha256]) => sha256 !== '')) as Originals['made'],
    relied: relied.map((one) => ({...one, sha256: today(one.original, one.sha256)})),
  } satisfies Originals;
  writeFileSync(path.join(root, LIST), `${JSON.stringify(next, null, 2)}\n`);
}

const [command, ...paths] = process.argv.slice(2);
if (command === 'accept') accept(paths);
const problems = upstreamProblems(root);
console.log(problems.length > 0 ? problems.join('\n') : 'Nothing moved upstream.');
process.exitCode = problems.length > 0 ? 1 : 0;
