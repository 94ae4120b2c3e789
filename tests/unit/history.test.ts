import assert from 'node:assert/strict';
import {test} from 'node:test';
import {pathToFileURL} from 'node:url';
import {missingHistory} from '../../src/site/history';
import {folderWith} from '../support/folder';
import {gitIn} from '../support/git';

test('pages have dates only with the complete git history, because all files of a shallow clone have one date', (context) => {
  const [complete, shallow, none] = [folderWith(), folderWith(), folderWith()];
  gitIn(complete, 'init', '--quiet');
  for (const message of ['first', 'second']) gitIn(complete, 'commit', '--quiet', '--allow-empty', '-m', message);
  gitIn(shallow, 'clone', '--quiet', '--depth=1', pathToFileURL(complete).href, '.');
  assert.equal(missingHistory(complete), undefined);
  assert.match(missingHistory(shallow) ?? '', /shallow; run: git fetch --unshallow/);
  assert.match(missingHistory(none) ?? '', /not in a git repository/);
  const {PATH} = process.env;
  context.after(() => (process.env['PATH'] = PATH));
  process.env['PATH'] = '';
  assert.match(missingHistory(complete) ?? '', /git is not installed/);
});
