import assert from 'node:assert/strict';
import {execFileSync, spawnSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {before, describe, it} from 'node:test';
import {pathToFileURL} from 'node:url';
import {newThing} from '../../tools/new/index';
import {KINDS} from '../../tools/new/names';
import {folderWith} from '../support/folder';
import {assertNone} from '../support/said';
import {copyOf} from './support/project';

const root = path.resolve(__dirname, '../..');
const NAME = 'quite-new-thing';
/** Suffixes for unique names: hooks and scanners are charts, and every page requires a unique title. */
const SUFFIX: Readonly<Record<string, string>> = {hook: '-hook', post: '-news'};
const today = new Date().toISOString().slice(0, 10);
const LAST_POST = 'blog/2025-08-18-announcing-securecodebox-v5.md';

/** The imported facts of a chart under another name, with the values that all charts of its family have. */
function chartLike(model: string, name: string): string {
  const text = readFileSync(path.join(root, `src/catalog/product/charts/${model}.json`), 'utf8');
  const chart = JSON.parse(text.replaceAll(model, name)) as {values: Record<string, unknown>; objects: object[]};
  const values = Object.entries(chart.values).filter(([key]) =>
    /^(?:hook\.(?!auth)|scanner|parser|image|cascading)/.test(key),
  );
  const objects = name.endsWith('hook') ? [] : chart.objects;
  return JSON.stringify({...chart, values: Object.fromEntries(values), objects});
}

for (const windows of [false, true])
  describe(`a new page or entry only lacks its text${windows ? ', also with the line ends of Windows' : ''}`, () => {
    const folder = copyOf(windows);
    const report = {text: ''};

    before(() => {
      // The facts of new charts are imported before their pages are written.
      for (const [model, name] of [
        ['test-scan', NAME],
        ['generic-webhook', `${NAME}${SUFFIX['hook']}`],
      ] as const)
        writeFileSync(path.join(folder, `src/catalog/product/charts/${name}.json`), chartLike(model, name));
      execFileSync(process.execPath, ['--import', 'tsx', 'tools/new.ts', 'scanner', NAME], {
        cwd: folder,
        stdio: 'pipe',
      });
      // Includes pages with directives, MDX and a post.
      const written = new Set([
        'src/catalog',
        `docs/scanners/${NAME}.md`,
        'docs/hooks',
        'docs/overview.mdx',
        LAST_POST,
      ]);
      for (const kind of KINDS.filter((one) => one !== 'scanner')) {
        const changes = newThing(kind, [`${NAME}${SUFFIX[kind] ?? ''}`], {root: folder, today});
        for (const {file, text} of changes) {
          writeFileSync(path.join(folder, file), text);
          written.add(file);
        }
      }
      const check = ['--import', 'tsx', 'tools/check.ts', ...written];
      const checked = spawnSync(process.execPath, check, {cwd: folder, encoding: 'utf8'});
      report.text = checked.stdout + checked.stderr;
    });
    it('the check only reports placeholders', () => {
      const problems = report.text.split('\n').filter((line) => / — /.test(line) && !line.startsWith('warning'));
      assert.notEqual(problems.length, 0, report.text);
      assertNone(problems.filter((line) => !/not written yet: TODO/.test(line)));
    });
  });

it('a checkout on Windows has the line ends that the formatter expects', () => {
  const folder = folderWith();
  const source = ['--depth', '1', pathToFileURL(root).href];
  execFileSync('git', ['clone', '-q', '-c', 'core.autocrlf=true', ...source, folder], {stdio: 'pipe'});
  const {stdout, status} = spawnSync(path.join(root, 'node_modules/.bin/oxfmt'), ['--check'], {
    cwd: folder,
    encoding: 'utf8',
  });
  assert.equal(status, 0, stdout);
});
