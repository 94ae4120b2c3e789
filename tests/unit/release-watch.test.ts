import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {chmodSync, existsSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {it} from 'node:test';
import {parse} from 'yaml';
import {folderWith, writeAll} from '../support/folder';
import {gitIn} from '../support/git';

const workflow = parse(readFileSync('.github/workflows/release-watch.yml', 'utf8')) as {
  readonly jobs: {readonly import: {readonly steps: readonly {readonly name?: string; readonly run?: string}[]}};
};
const open = workflow.jobs.import.steps.find(({name}) => name === 'Open or update the pull request')!.run!;

/** A repository with a remote, a `gh` that only writes down its arguments, and the step of the workflow to run. */
function imported() {
  const root = folderWith({
    'bin/gh': '#!/bin/sh\nprintf "%s\\n" "$@" > "$RUNNER_TEMP/called"\n',
    'site/facts.json': '5.8.0\n',
  });
  const [site, remote, called] = ['site', 'remote.git', 'called'].map((name) => path.join(root, name)) as [string, string, string]; // prettier-ignore
  chmodSync(path.join(root, 'bin/gh'), 0o755);
  const git = (...words: readonly string[]) => gitIn(site, ...words);
  git('init', '--quiet', '--initial-branch', 'main');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Start');
  git('clone', '--quiet', '--bare', '.', remote);
  writeAll(root, {'.gitconfig': `[url "${remote}"]\n  insteadOf = https://github.com/o/site\n  insteadOf = https://x-access-token:T@github.com/o/site\n`}); // prettier-ignore
  const env = {...process.env, HOME: root, RUNNER_TEMP: root, TAG: 'v5.9.0', GH_TOKEN: 'T', GH_REPO: 'o/site', PATH: `${root}/bin:${process.env['PATH']}`}; // prettier-ignore
  const run = () => assert.equal(spawnSync('bash', ['-e', '-c', open], {cwd: site, env}).status, 0);
  return {site, remote, called, git, run};
}

it('the weekly import becomes a draft pull request once, and a branch in which people work is left alone', () => {
  const {site, remote, called, git, run} = imported();
  run();
  assert.ok(!existsSync(called), 'nothing is opened without a change');
  writeAll(site, {'facts.json': '5.9.0\n'});
  run();
  assert.match(readFileSync(called, 'utf8'), /^pr\ncreate\n--draft\n--head\nrelease-5\.9\.0\n--title\n/);
  const before = git('-C', remote, 'rev-parse', 'release-5.9.0');
  assert.equal(git('-C', remote, 'show', 'release-5.9.0:facts.json'), '5.9.0\n');
  rmSync(called);
  git('switch', '--quiet', 'main');
  writeAll(site, {'facts.json': '5.9.0 again\n'});
  run();
  assert.ok(!existsSync(called));
  assert.equal(git('-C', remote, 'rev-parse', 'release-5.9.0'), before);
});
