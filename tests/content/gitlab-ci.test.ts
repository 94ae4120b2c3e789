import assert from 'node:assert/strict';
import {execFileSync, spawnSync} from 'node:child_process';
import path from 'node:path';
import {describe, it} from 'node:test';
import {readFences} from '../../tools/check/fences/fences';
import {Site} from '../../tools/check/site';
import {programPath} from '../../tools/test/programs';
import {folderWith} from '../support/folder';

const site = new Site(path.resolve(__dirname, '../..'));
const validator = require.resolve('gitlab-ci-local');

/** What GitLab's schema of pipelines says about a pipeline; empty if it accepts it. */
function rejections(pipeline: string): string {
  const folder = folderWith({'.gitlab-ci.yml': pipeline});
  const git = (...args: string[]): unknown => execFileSync('git', args, {cwd: folder, stdio: 'pipe'});
  git('init', '--quiet');
  git('-c', 'user.name=t', '-c', 'user.email=t@example.com', 'commit', '--quiet', '--allow-empty', '--message=t');
  git('remote', 'add', 'origin', 'git@gitlab.example.com:team/shop.git');
  const {status, stdout, stderr} = spawnSync(programPath('bun'), [validator, '--list'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return status === 0 ? '' : stdout + stderr;
}

describe('55: GitLab accepts the pipelines on the pages', () => {
  for (const file of site.pageFiles) {
    for (const {meta, code} of readFences(site.page(file)).fences)
      if (meta.file === 'GitLab CI') it(file, () => assert.equal(rejections(code), ''));
  }

  it('a key that GitLab does not have is rejected', () => {
    assert.match(
      rejections('scan:\n  script: [bash scan.sh]\n  artefacts: {paths: [a]}\n'),
      /'artefacts' property is not expected/,
    );
  });
});
