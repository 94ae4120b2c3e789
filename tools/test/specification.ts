import {readFileSync} from 'node:fs';
import path from 'node:path';
import {root, testRuns, type TestRun} from './results';

/** The lines of the specification by id, which is `S<section>.<number>` or `R<reading>`. */
const lines = JSON.parse(readFileSync(path.join(root, 'tests/spec-lines.json'), 'utf8')) as Readonly<
  Record<string, string>
>;

/** The stages whose tests prove lines. */
const STAGES = ['unit', 'content', 'e2e', 'browser'];

const tag = /\[((?:S\d+\.\d+|R\d+)(?:[ ,]+(?:S\d+\.\d+|R\d+))*)\]\s*/g;

/** Ids in a test title such as `[S4.3 R11] the bar …`. */
const idsIn = ({title}: TestRun): string[] => [...title.matchAll(tag)].flatMap(([, ids = '']) => ids.split(/[ ,]+/));

/** Finished tests of a stage. */
type RunsOf = (stage: string) => readonly TestRun[];

/** The passed tests by the ids in their titles. */
function proofs(runsOf: RunsOf): Map<string, TestRun[]> {
  const found = new Map<string, TestRun[]>();
  for (const test of STAGES.flatMap(runsOf).filter(({outcome}) => outcome === 'passed'))
    for (const id of idsIn(test)) found.set(id, [...(found.get(id) ?? []), test]);
  return found;
}

/** Lines that no passed test of the last runs proves, and unknown ids in test titles, as messages. */
export function specProblems(runsOf: RunsOf = testRuns): string[] {
  const absent = STAGES.filter((stage) => !runsOf(stage).some(({outcome}) => outcome === 'passed'));
  if (absent.length > 0) return [`spec did not run, because there are no results of ${absent.join(', ')}`];
  const proven = proofs(runsOf);
  return [
    ...[...proven.keys()].filter((id) => !(id in lines)).map((id) => `${id} is not in tests/spec-lines.json`),
    ...Object.keys(lines).flatMap((id) => (proven.has(id) ? [] : [`${id} has no passing test: ${lines[id]}`])),
  ];
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('*', '\\*');

/** The specification as a Markdown table, with up to three tests per line. */
function specTable(): string {
  const proven = proofs(testRuns);
  const rows = Object.entries(lines).map(([id, line]) => {
    const tests = (proven.get(id) ?? []).map(
      ({title, file = ''}) => `${cell(title.replaceAll(tag, '').trim())} (\`${path.relative(root, file)}\`)`,
    );
    const shown = [...new Set(tests)].toSorted().slice(0, 3);
    return `| ${id} | ${cell(line)} | ${shown.join('<br>')} |`;
  });
  return ['| id | line | proven by |', '| --- | --- | --- |', ...rows].join('\n');
}

/** `npm run spec-table`: prints each line of the specification with tests that proved it in the last runs. */
if (require.main === module) console.log(specTable());
