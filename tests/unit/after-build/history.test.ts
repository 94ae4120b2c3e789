import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {describe, it} from 'node:test';
import {historyOf} from '../../../src/plugins/history/history';
import {folderWith, writeAll} from '../../support/folder';

/** A repository with a site in a folder of it, and two commits. */
function repository(): {top: string; site: string} {
  const top = folderWith();
  const site = path.join(top, 'documentation');
  const git = (...args: readonly string[]) => execFileSync('git', ['-C', top, ...args], {stdio: 'pipe'});
  const commit = (file: string, text: string, date: string, subject: string) => {
    writeAll(site, {[file]: text});
    git('add', '-A');
    const who = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', '-c', 'commit.gpgsign=false'];
    execFileSync('git', ['-C', top, ...who, 'commit', '-qm', subject], {
      env: {...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date},
      stdio: 'pipe',
    });
  };
  git('init', '-q');
  commit('docs/ä page.md', 'one', '2030-01-01T12:00:00+02:00', 'A page comes');
  commit('docs/ä page.md', 'two', '2030-02-01T12:00:00Z', 'The page is mended');
  return {top, site};
}

describe('readers learn what changed from the history of the sources', () => {
  it('of a site that is a folder of its repository, newest first, without names of people', async () => {
    const history = await historyOf(repository().site);
    assert.deepEqual(
      history.map(({date, subject, files}) => ({date, subject, files})),
      [
        {
          date: '2030-02-01T12:00:00.000Z',
          subject: 'The page is mended',
          files: [{change: 'changed', file: 'docs/ä page.md'}],
        },
        {date: '2030-01-01T10:00:00.000Z', subject: 'A page comes', files: [{change: 'added', file: 'docs/ä page.md'}]},
      ],
    );
    assert.ok(!JSON.stringify(history).includes('Ada'));
  });
  it('without the commits of which .git-blame-ignore-revs says that they change nothing that a page says', async () => {
    const {site} = repository();
    const last = execFileSync('git', ['-C', site, 'rev-parse', 'HEAD'], {encoding: 'utf8'});
    writeAll(site, {'.git-blame-ignore-revs': `# Spaces at the ends of lines\n${last}`});
    assert.deepEqual(
      (await historyOf(site)).map(({subject}) => subject),
      ['A page comes'],
    );
  });
  it('nothing where there is no repository', async () => assert.deepEqual(await historyOf(folderWith()), []));
  it('nothing in a shallow clone, which would date every page by its one commit', async () => {
    const clone = path.join(folderWith(), 'clone');
    execFileSync('git', ['clone', '-q', '--depth', '1', `file://${repository().top}`, clone], {stdio: 'pipe'});
    assert.deepEqual(await historyOf(path.join(clone, 'documentation')), []);
  });
});
