import assert from 'node:assert/strict';
import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {after, before, describe, test} from 'node:test';
import {BUILD_INFO} from '../../src/hosting/build-info';
import {siteDir} from '../support/site';
import {buildIn, copyHistory, copyProject, digests, workshop, type BuildResult} from '../support/workshop';

const skip = process.env.SITE_DIR === undefined ? false : 'SITE_DIR names a build of another state of the sources';

/** Digests of the files of a build, without the one that says what the build was made from. */
function digestsOf(folder: string): Map<string, string> {
  const files = digests(folder);
  assert.ok(files.delete(BUILD_INFO));
  return files;
}

const differences = (a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string>) =>
  [...new Set([...a.keys(), ...b.keys()])].filter((file) => a.get(file) !== b.get(file));

describe('a copy of the project at another path', () => {
  const folder = workshop('reproducible');
  const project = path.join(folder, 'another-name');
  const built = ({succeeded, output}: BuildResult): void => {
    assert.ok(succeeded, output.slice(-4000));
    assert.doesNotMatch(output, /warn|error|deprecat|unrecognized/i, 'the build prints no warnings');
  };
  before(() => void (skip || copyProject(project)));
  after(() => rmSync(folder, {recursive: true}));

  test('the site builds without git history and without a warning, and then gives no dates', {skip}, () => {
    built(buildIn(project, '--out-dir', 'build-plain'));
    assert.doesNotMatch(readFileSync(path.join(project, 'build-plain/sitemap.xml'), 'utf8'), /<lastmod>/);
  });

  test(
    'two builds of the same sources are byte-identical, wherever they are made, with a cold cache or a warm one',
    {skip},
    () => {
      copyHistory(project);
      built(buildIn(project));
      const [here, there] = [digestsOf(siteDir), digestsOf(path.join(project, 'build'))];
      assert.ok(here.size > 500);
      assert.deepEqual(differences(here, there), []);
    },
  );
});
