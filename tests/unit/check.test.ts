import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {after, describe, it} from 'node:test';
import once from 'lodash/once';
import {parse} from 'yaml';
import {PRODUCT_RELEASE} from '../../src/catalog';
import {assertSaid} from '../support/said';
import {frontMatter, nextStep, pageProblems} from './support/check';

interface Row {
  readonly mistake: string;
  /** Path of the page, if it matters. */
  readonly file?: string;
  readonly page?: string;
  readonly commands?: string;
  readonly session?: string;
  readonly manifest?: string;
  readonly values?: string;
  readonly front?: Readonly<Record<string, string>>;
  readonly guide?: string;
  readonly assumes?: string;
  readonly says: readonly string[];
}

/** The rows of a file, in which `$RELEASE` is the release of the site. */
const table = (name: string) =>
  parse(readFileSync(path.join(__dirname, 'check', name), 'utf8').replaceAll('$RELEASE', PRODUCT_RELEASE)) as Readonly<
    Record<string, readonly Row[]>
  >;

const fence = (info: string, code: string): string => `\`\`\`${info}\n${code.trimEnd()}\n\`\`\``;

/** The body of a row. Lines in a fence are counted from its first line of code. */
function bodyOf({page, commands, session, manifest, values}: Row): {body: string; before: number} {
  if (commands !== undefined) return {body: fence('bash', commands), before: 1};
  if (session !== undefined) return {body: fence('console', session), before: 1};
  if (manifest !== undefined) return {body: fence('yaml title="m.yaml"', manifest), before: 1};
  if (values !== undefined) return {body: fence('yaml values="nmap"', values), before: 1};
  return {body: page ?? '', before: 0};
}

/** The first line of the body, after front matter, a link and an empty line. */
const FIRST = 8;

/** A guide whose only step is `step`, with the number of lines before it. */
function guideWith(step: string, assumes = '[]'): {front: string; body: string; before: number} {
  const guide = `{outcome: scan, time: 1 hour, level: beginner, needs: [a cluster], result: a scan, assumes: ${assumes}}`;
  const sections = ['Verify', 'Clean up', 'Troubleshooting', 'Next steps'].map((name) => `## ${name}\n\nText.`);
  const body = ['## Before you begin', 'Text.', step, ...sections].join('\n\n');
  return {front: frontMatter({guide}), body, before: 10};
}

/** Problems that the check reports for a row. Lines are relative to the body; for front matter, to the file. */
async function problemsOf(row: Row): Promise<string[]> {
  if (row.guide !== undefined) {
    const {front, body, before} = guideWith(row.guide, row.assumes);
    const problems = await pageProblems(`${body}${nextStep}`, {front});
    return problems.map((problem) => problem.replace(/^\d+/, (line) => String(Number(line) - before)));
  }
  const {body, before} = bodyOf(row);
  const front = frontMatter(row.front);
  const page = row.file === undefined ? {front} : {front, file: row.file};
  if (row.front) return pageProblems(`${body}${nextStep}`, page);
  const problems = await pageProblems(`${nextStep.trim()}\n\n${body}`, page);
  return problems.map((problem) => problem.replace(/^\d+/, (line) => String(Number(line) - FIRST - before + 1)));
}

/** A Scan that was complete when the rows were written. */
const SCAN =
  'apiVersion: execution.securecodebox.io/v1\nkind: Scan\nmetadata:\n  name: a\nspec:\n  scanType: nmap\n  parameters: [a]';

/** What is missing in this Scan: fields that a later release requires. */
const requiredLater = once(async (): Promise<readonly string[]> => {
  const problems = await problemsOf({mistake: '', manifest: SCAN, says: []});
  return problems.flatMap((problem) => problem.match(/`.*` is missing — .*/) ?? []);
});

/** The problems of a row, except fields that a later release requires in every Scan. */
async function said(row: Row): Promise<string[]> {
  const later = await requiredLater();
  return (await problemsOf(row)).filter((problem) => !later.some((missing) => problem.endsWith(missing)));
}

const mistakes = Object.entries(table('mistakes.yaml'));
let found = 0;

for (const [topic, rows] of mistakes)
  describe(`the check reports the line and the fix of mistakes in: ${topic}`, () => {
    for (const row of rows)
      it(row.mistake, async () => {
        assertSaid(await said(row), [...row.says]);
        found += 1;
      });
  });

after(() => console.log(`${found} of ${mistakes.flatMap(([, rows]) => rows).length} seeded mistakes found`));

describe('correct text is accepted', () => {
  for (const row of Object.values(table('correct.yaml')).flat())
    it(row.mistake, async () => assert.deepEqual(await said(row), []));
});
