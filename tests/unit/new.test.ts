import assert from 'node:assert/strict';
import {execFileSync, spawnSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {before, describe, it} from 'node:test';
import {pathToFileURL} from 'node:url';
import {newThing} from '../../tools/new/index';
import {KINDS} from '../../tools/new/names';
import {projectAt} from '../../tools/new/project';
import {folderWith} from '../support/folder';
import {assertNone} from '../support/said';
import {copyOf} from './support/project';

const root = path.resolve(__dirname, '../..');
const NAME = 'quite-new-thing';
/** Suffixes for unique names: hooks and scanners are charts, and every page requires a unique title. */
const SUFFIX: Readonly<Record<string, string>> = {hook: '-hook', post: '-news'};
const today = new Date().toISOString().slice(0, 10);
const LAST_POST = 'blog/2025-08-18-announcing-securecodebox-v5.md';

for (const windows of [false, true])
  describe(`a new page or entry only lacks its text${windows ? ', also with the line ends of Windows' : ''}`, () => {
    const folder = copyOf(windows);
    const report = {text: ''};

    before(() => {
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
        const changes = newThing(kind, [`${NAME}${SUFFIX[kind] ?? ''}`], projectAt(folder, today));
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
