/** The lines of the specification by id, which is `S<section>.<number>` or `R<reading>`. */
export type SpecLines = Readonly<Record<string, string>>;

/** The result of a test. The file is relative to the project. */
export interface RanTest {
  readonly title: string;
  readonly file: string;
  readonly passed: boolean;
  readonly skipped?: boolean;
}

const tag = /\[((?:S\d+\.\d+|R\d+)(?:[ ,]+(?:S\d+\.\d+|R\d+))*)\]\s*/g;

/** Ids in a test title such as `[S4.3 R11] the bar …`. */
export const idsIn = (title: string): string[] =>
  [...title.matchAll(tag)].flatMap(([, ids = '']) => ids.split(/[ ,]+/));

/** A test title without its ids. */
export const plainTitle = (title: string): string => title.replaceAll(tag, '').trim();

/** Passed tests by the ids in their titles, without duplicates and in order. */
function proofs(tests: readonly RanTest[]): Map<string, RanTest[]> {
  const found = new Map<string, RanTest[]>();
  const ordered = tests
    .filter(({passed}) => passed)
    .toSorted((a, b) => compare(a.file, b.file) || compare(a.title, b.title));
  for (const test of ordered) {
    for (const id of idsIn(test.title)) {
      const known = found.get(id) ?? [];
      if (!known.some(({title, file}) => title === test.title && file === test.file)) known.push(test);
      found.set(id, known);
    }
  }
  return found;
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/**
 * The differences between the specification and the tests, one sentence each.
 *
 * @returns lines without a passing test, and unknown ids in test titles
 */
export function gaps(lines: SpecLines, tests: readonly RanTest[]): string[] {
  const proven = proofs(tests);
  const unknown = new Set(tests.flatMap(({title}) => idsIn(title)).filter((id) => !(id in lines)));
  return [
    ...[...unknown].map((id) => `${id} is in the title of a test, but not in tests/spec-lines.json`),
    ...Object.entries(lines).flatMap(([id, line]) => (proven.has(id) ? [] : [`${id} has no passing test: ${line}`])),
  ];
}

const shown = 3;
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('*', '\\*');

function proofCell(tests: readonly RanTest[]): string {
  const named = tests.slice(0, shown).map(({title, file}) => `${cell(plainTitle(title))} (\`${file}\`)`);
  return [...named, ...(tests.length > shown ? ['and more'] : [])].join('<br>');
}

const head = '| id | line | proven by |\n| --- | --- | --- |\n';

/** The specification as a Markdown table. Lines without proof have an empty cell. */
export function specTable(lines: SpecLines, tests: readonly RanTest[]): string {
  const proven = proofs(tests);
  const row = ([id, line]: [string, string]) => `| ${id} | ${cell(line)} | ${proofCell(proven.get(id) ?? [])} |\n`;
  return head + Object.entries(lines).map(row).join('');
}
