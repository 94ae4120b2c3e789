import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {test} from 'node:test';
import {pathToFileURL} from 'node:url';
import {missingHistory} from '../../src/site/history';
import {folderWith} from '../support/folder';

const git = (folder: string, ...args: readonly string[]): void =>
  void execFileSync('git', ['-C', folder, '-c', 'user.name=A', '-c', 'user.email=a@site.example', ...args]);

test('pages have dates only with the complete git history, because all files of a shallow clone have one date', (context) => {
  const [complete, shallow, none] = [folderWith(), folderWith(), folderWith()];
  git(complete, 'init', '--quiet');
  for (const message of ['first', 'second']) git(complete, 'commit', '--quiet', '--allow-empty', '-m', message);
  git(shallow, 'clone', '--quiet', '--depth=1', pathToFileURL(complete).href, '.');
  assert.equal(missingHistory(complete), undefined);
  assert.match(missingHistory(shallow) ?? '', /shallow; run: git fetch --unshallow/);
  assert.match(missingHistory(none) ?? '', /not in a git repository/);
  const {PATH} = process.env;
  context.after(() => (process.env['PATH'] = PATH));
  process.env['PATH'] = '';
  assert.match(missingHistory(complete) ?? '', /git is not installed/);
});
