import assert from 'node:assert/strict';
import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {after, before, describe, test} from 'node:test';
import {BUILD_INFO, TEST_REPORT} from '../../src/hosting/build-info';
import {siteDir} from '../support/site';
import {buildIn, copyHistory, copyProject, digests, workshop, type BuildResult} from '../support/workshop';

const skip = process.env.SITE_DIR === undefined ? false : 'SITE_DIR names a build of another state of the sources';

/** Digests of the files of a build, without those that are about it: what it was made from, and what a run of tests found. */
function digestsOf(folder: string): Map<string, string> {
  const files = digests(folder);
  assert.ok(files.delete(BUILD_INFO));
  assert.ok(files.delete(TEST_REPORT));
  return files;
}

const differences = (a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string>) =>
  [...new Set([...a.keys(), ...b.keys()])].filter((file) => a.get(file) !== b.get(file));

describe('a copy of the project at another path', () => {
  const folder = workshop('reproducible');
  const project = path.join(folder, 'another-name');
  let cold: BuildResult;
  before(() => {
    if (skip) return;
    copyProject(project);
    copyHistory(project);
    cold = buildIn(project);
  });
  after(() => rmSync(folder, {recursive: true}));

  test('two builds of the same sources are byte-identical, wherever they are made', {skip}, () => {
    assert.ok(cold.succeeded, cold.output.slice(-4000));
    const [here, there] = [digestsOf(siteDir), digestsOf(path.join(project, 'build'))];
    assert.ok(here.size > 500);
    assert.deepEqual(differences(here, there), []);
  });

  test('a build with a warm cache is byte-identical with a cold one', {skip}, () => {
    const warm = buildIn(project, '--out-dir', 'build-warm');
    assert.ok(warm.succeeded, warm.output.slice(-4000));
    assert.deepEqual(
      differences(digestsOf(path.join(project, 'build')), digestsOf(path.join(project, 'build-warm'))),
      [],
    );
  });

  test('the site builds without git history, and then gives no dates', {skip}, () => {
    rmSync(path.join(project, '.git'), {recursive: true, force: true});
    const plain = buildIn(project, '--out-dir', 'build-plain');
    assert.ok(plain.succeeded, plain.output.slice(-4000));
    assert.doesNotMatch(readFileSync(path.join(project, 'build-plain/sitemap.xml'), 'utf8'), /<lastmod>/);
  });
});
